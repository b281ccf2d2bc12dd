"""Hero scenes: builds one, renders two linear half-sample buffers with guides and a position pass, hands them to grade.py"""
import os,time,tempfile,shutil
import bpy,scene as S,land,water,built,places,details,country,grade
SCENES={f.__name__:f for f in (land.golf_dawn,water.shore_dusk,built.town_street,water.marina,land.woods_camp,built.showroom,land.hills_evening,land.camp_evening,places.workshop,country.farm_country,country.first_trailer,details.charging)}
def guides(work,names):
    s=bpy.context.scene;vl=bpy.context.view_layer;vl.use_pass_normal=vl.use_pass_diffuse_color=vl.use_pass_position=True
    s.use_nodes=True;nt=s.node_tree;nt.nodes.clear();rl=nt.nodes.new('CompositorNodeRLayers');co=nt.nodes.new('CompositorNodeComposite');nt.links.new(rl.outputs['Image'],co.inputs[0])
    fo=nt.nodes.new('CompositorNodeOutputFile');fo.base_path=work;fo.format.file_format='OPEN_EXR';fo.format.color_depth='32';fo.format.color_mode='RGB';fo.file_slots.clear()
    for name in names:
        fo.file_slots.new(name);nt.links.new(rl.outputs[dict(nrm='Normal',alb='DiffCol',pos='Position')[name]],fo.inputs[name])
def shoot(job):
    t=time.time();S.clean();SCENES[job['scene']](job['carts'])
    n=job['samples'];S.cycles(n//2,job['threads'],False);sc=bpy.context.scene;c=sc.cycles;c.sample_clamp_indirect=3;c.transparent_max_bounces=12;c.adaptive_threshold=.02
    sc.view_settings.view_transform='Standard';sc.view_settings.look='None';sc.render.use_persistent_data=True;sc.render.resolution_x,sc.render.resolution_y=job['res']
    im=sc.render.image_settings;im.file_format='OPEN_EXR';im.color_mode='RGB';im.color_depth='16'
    (out,)=job['shots'].values();work=tempfile.mkdtemp(prefix='larkway-');at=lambda k:os.path.join(work,k+'.exr')
    try:
        guides(work,('nrm','alb'));c.seed=1;S.render(at('A'));sc.use_nodes=False;c.seed=2;S.render(at('B'))
        # fog and depth read the position pass, which must see through glass: one sample with every pane hidden
        for o in sc.objects:
            if o.type=='MESH' and any(m and m.name.startswith(('glass','lens')) for m in o.data.materials): o.hide_render=True
        guides(work,('pos',));c.samples=1;c.use_adaptive_sampling=False;S.render(at('C'))
        grade.run(work,job['scene'],tuple(sc.camera.location),tuple(job['size']),out)
        yield dict(out=out,seconds=round(time.time()-t,1),bytes=os.path.getsize(out))
    finally: shutil.rmtree(work,ignore_errors=True)
