"""The cart as glTF for the 3D view: decimated, instanced, plain materials. Compression is left to the driver."""
import os,time,math
import bpy,scene as S
# triangles kept per part; other parts keep at most 850
LEFT_OUT=('diamond','mat','spring')   # rows of tiny parts that weigh as much as the body
BUDGET=dict(front_paint=9000,rear_paint=7000,front_lower=1500,rear_lower=1200,front_gloss=3000,front_plastic=3600,front_bars=2200,front_bumper=2600,roof=3600,liner=400,tyre=6000,rim=4200,cush_main=1500,back_main=1500,cush_insert=2400,back_insert=2400,dash=1800,flare=1200,front_lens=900,pod=1500)
def decimate(obs):
    seen={}
    for o in obs:
        me=o.data;n=len(me.polygons)
        if me.name in seen: o.data=seen[me.name];continue
        part=o.name.split('.')[0];goal=BUDGET.get(part,min(n,850));new=me
        if n>goal:
            tmp=o.copy();bpy.context.collection.objects.link(tmp);tmp.modifiers.new('d','DECIMATE').ratio=goal/n
            new=bpy.data.meshes.new_from_object(tmp.evaluated_get(bpy.context.evaluated_depsgraph_get()));new.use_auto_smooth=True;new.auto_smooth_angle=math.radians(50);bpy.data.objects.remove(tmp)
        seen[me.name]=new;o.data=new
def plain(P):
    """glTF knows no node graphs: one colour each, glass as a faint blend"""
    for m in bpy.data.materials:
        if not m.use_nodes: continue
        nt=m.node_tree;b=nt.nodes.get('Principled BSDF')
        if b is None:
            nt.nodes.clear();b=nt.nodes.new('ShaderNodeBsdfPrincipled');o=nt.nodes.new('ShaderNodeOutputMaterial');nt.links.new(b.outputs[0],o.inputs[0])
            b.inputs['Base Color'].default_value=(.9,.95,.96,1);b.inputs['Alpha'].default_value=.14;b.inputs['Roughness'].default_value=.02;m.blend_method='BLEND'
        else:
            if m.name=='paint': b.inputs['Base Color'].default_value=S.srgb(P['color'])
            for l in list(nt.links):
                if l.to_node==b: nt.links.remove(l)
        m.use_backface_culling=False
def export(job):
    t=time.time();S.clean();root,P,obs=S.build(job['params'])
    for o in [o for o in obs if o.name.split('.')[0] in LEFT_OUT]: obs.remove(o);bpy.data.objects.remove(o)
    decimate(obs);plain(job['params'])
    (out,)=job['shots'].values()
    bpy.ops.export_scene.gltf(filepath=out,export_format='GLB',export_apply=False,export_yup=True,export_texcoords=False,export_lights=False,export_cameras=False,export_animations=False)
    yield dict(out=out,seconds=round(time.time()-t,1),bytes=os.path.getsize(out))
