"""The studio pass: what the older masters lack, drawn from their camera without a ray of light (which makes it quick and leaves no noise)
and laid over them: glass that mirrors a room, plates, hinge strips and arm rests; relief of upholstery and tyres; the dark line where tyres stand."""
import os,time,tempfile,shutil
import bpy,cv2,numpy as np,scene as S,closeup,post,webp
from mathutils import Vector
from bpy_extras.object_utils import world_to_camera_view as project
f=np.float32
RELIEF=('cush_main','cush_insert','back_main','back_insert','rest_main','rest_insert','tyre')
def fresh(B): return ('badge_plate','badge_rim','badge_name','badge_screw','hinge','hingebar','glass')+(('hip',) if B['hip_mat']!='tube' else ())+(('pad',) if B['pad_mat']!='rubberseat' else ())
def room():
    """the studio's light by direction: what a matt, a satin and a bright surface take from it, as equirectangular images (Blender's columns)"""
    im=next(n.image for n in bpy.context.scene.world.node_tree.nodes if n.type=='TEX_ENVIRONMENT');w,h=im.size
    a=np.empty(w*h*4,f);im.pixels.foreach_get(a);a=cv2.resize(a.reshape(h,w,4)[...,:3],(64,32),interpolation=cv2.INTER_AREA)
    u=(np.arange(64)+.5)/64;v=(np.arange(32)+.5)/32;az,el=np.meshgrid(-(u-.5)*2*np.pi,(v-.5)*np.pi)
    d=np.stack([np.cos(el)*np.cos(az),np.cos(el)*np.sin(az),np.sin(el)],-1).reshape(-1,3).astype(f);area=np.cos(el).reshape(-1).astype(f);c=d@d.T;L=a.reshape(-1,3)*area[:,None]
    lobe=lambda k:((k@L)/(k@area)[:,None]).reshape(32,64,3)
    return lobe(np.maximum(c,0)),lobe(np.maximum(c,0)**24),lobe(np.maximum(c,0)**240)
def look(env,d):
    """an equirectangular image in the directions d"""
    h,w=env.shape[:2];u=(.5-np.arctan2(d[...,1],d[...,0])/(2*np.pi))*w-.5;v=(.5+np.arcsin(np.clip(d[...,2],-1,1))/np.pi)*h-.5
    return cv2.remap(env.astype(f),u.astype(f),v.astype(f),cv2.INTER_LINEAR,borderMode=cv2.BORDER_WRAP)
def image(name,a):
    h,w=a.shape[:2];im=bpy.data.images.new(name,w,h,float_buffer=True);im.colorspace_settings.name='Linear';im.pixels.foreach_set(np.dstack([a,np.ones((h,w),f)]).astype(f).ravel());im.update();im.pack();return im
def unlit(m,matt,satin,bright):
    """the same surface, its light looked up by direction"""
    nt=m.node_tree;b=nt.nodes.get('Principled BSDF')
    if b is None: return
    base=np.array(b.inputs['Base Color'].default_value[:3]);k=b.inputs['Metallic'].default_value;N,L=nt.nodes.new,nt.links.new
    tc=N('ShaderNodeTexCoord');ge=N('ShaderNodeNewGeometry');add=N('ShaderNodeMixRGB');add.blend_type='ADD';add.inputs[0].default_value=1
    for i,(im,vec,col) in enumerate(((matt,ge.outputs['Normal'],base*(1-k)),(satin if b.inputs['Roughness'].default_value>.2 else bright,tc.outputs['Reflection'],.045*(1-k)+base*k))):
        t=N('ShaderNodeTexEnvironment');t.image=im;L(vec,t.inputs[0]);mx=N('ShaderNodeMixRGB');mx.blend_type='MULTIPLY';mx.inputs[0].default_value=1;mx.inputs[2].default_value=tuple(col)+(1,);L(t.outputs[0],mx.inputs[1]);L(mx.outputs[0],add.inputs[1+i])
    e=N('ShaderNodeEmission');L(add.outputs[0],e.inputs[0]);L(e.outputs[0],nt.nodes['Material Output'].inputs[0])
def normals():
    m=bpy.data.materials.new('normals');m.use_nodes=True;nt=m.node_tree;nt.nodes.clear();N,L=nt.nodes.new,nt.links.new
    g=N('ShaderNodeNewGeometry');k=N('ShaderNodeVectorMath');k.operation='MULTIPLY_ADD';k.inputs[1].default_value=k.inputs[2].default_value=(.5,.5,.5);e=N('ShaderNodeEmission');o=N('ShaderNodeOutputMaterial')
    L(g.outputs['Normal'],k.inputs[0]);L(k.outputs[0],e.inputs[0]);L(e.outputs[0],o.inputs[0]);return m
def within(obs,border):
    """the part of a border that objects cover"""
    sc=bpy.context.scene;q=np.array([project(sc,sc.camera,o.matrix_world@Vector(k)) for o in obs for k in o.bound_box])[:,:2];lo,hi=q.min(0)-.004,q.max(0)+.004
    return max(border[0],lo[0]),min(border[1],hi[0]),max(border[2],lo[1]),min(border[3],hi[1])
def shoot(job):
    t=time.time();n=job['samples'];res=tuple(job['size']);S.clean();S.cycles(n,job['threads'])
    root,P,obs=S.build({**job['params'],'coarse':1.5});sc=bpy.context.scene;r=sc.render;c=sc.cycles;vl=bpy.context.view_layer
    c.max_bounces=0;c.min_transparent_bounces=16;c.use_adaptive_sampling=False;r.use_persistent_data=True;r.image_settings.compression=0;sc.use_nodes=False
    B=S.trim(P['maker']);part=lambda o:o.name.split('.')[0];flat=normals();lit=None
    frame={};work=tempfile.mkdtemp(prefix='larkway-');r.use_border=True;r.resolution_percentage=100
    try:
        for name,parts,material,kind in (('n.exr',RELIEF,flat,'OPEN_EXR'),('a.png',fresh(B),None,'PNG')):
            for o in obs: o.is_holdout=part(o) not in parts;o.hide_render=name=='n.exr' and part(o)=='glass'
            vl.material_override=material;c.samples=n if material is None else n//2;r.image_settings.file_format=kind;r.image_settings.color_depth='16';r.image_settings.color_mode='RGBA'
            for view in job['shots']:
                if sc.camera: bpy.data.objects.remove(sc.camera)
                late=S.on_the_lot(P,view);close=closeup.shots(P).get(view);border=S.camera(P,view,res) if not close else closeup.aim(close,res) or [0,1,0,1]
                if lit is not late:
                    S.studio(P,job['params'].get('key',.9),S.LATE if late else None);light=room();lit=late;images=[image(k,a) for k,a in zip(('matt','satin','bright'),light)]
                    for m in {o.data.materials[0] for o in obs if part(o) in fresh(B) and part(o)!='glass'}: unlit(m,*images)
                    sc.world.node_tree.nodes['Background'].inputs['Strength'].default_value=0
                r.border_min_x,r.border_max_x,r.border_min_y,r.border_max_y=within([o for o in obs if not o.is_holdout],border)
                frame[view]=(light,np.array(sc.camera.matrix_world.to_3x3()),S.contacts(P,res),border)
                S.render(f'{work}/{view}.{name}')
        for view,out in job['shots'].items():
            lay(job['masters'][view],f'{work}/{view}',*frame[view],out)
            yield dict(out=out,seconds=round(time.time()-t,1),bytes=os.path.getsize(out));t=time.time()
    finally: shutil.rmtree(work,ignore_errors=True)
def soften(x,a,s): return cv2.GaussianBlur(x*a,(0,0),s)/np.maximum(cv2.GaussianBlur(a,(0,0),s),1e-3)
def relief(M,N,matt,satin,_,q):
    """a master with the light and shade of its quilts, tread and grille drawn again by their normals"""
    a=np.clip(N[...,3],0,1);n=N[...,2::-1]/np.maximum(a[...,None],1e-3)*2-1;n/=np.maximum(np.linalg.norm(n,axis=-1,keepdims=True),1e-3)
    eye=q[:,2].astype(f);R=2*(n@eye)[...,None]*n-eye
    base8=cv2.bilateralFilter(cv2.medianBlur((M[...,:3]/np.maximum(M[...,3:],1e-3)*255).clip(0,255).astype(np.uint8),5),11,40,4).astype(f)/255
    kd=np.clip(base8.mean(-1),0,1)**2.2
    shade=kd*look(matt,n).mean(-1)+.05*look(satin,R).mean(-1)
    div=cv2.Sobel(n@q[:,0].astype(f),-1,1,0,scale=1/8)-cv2.Sobel(n@q[:,1].astype(f),-1,0,1,scale=1/8)
    div=cv2.GaussianBlur(div,(0,0),.8);shade=(shade+.02)*np.exp(np.clip(div*1.2,-.5,.25))
    ratio=np.clip(shade/soften(shade,a,7),.45,1.45)**.6;ratio=np.where(ratio>1,1+(ratio-1)*np.clip(1-1.6*kd,0,1),ratio)      # bright leather and whitewalls keep their tone
    w=(a*np.clip((cv2.erode(a,np.ones((3,3)))-.2)/.5,0,1))[...,None]
    return np.concatenate([M[...,:3]*(1-w)+np.clip(base8*ratio[...,None],0,1)*M[...,3:]*w,M[...,3:]],-1)
def lay(old,new,light,q,contacts,border,out):
    whole=cv2.imread(old,-1).astype(f)/255;opaque=whole.shape[2]==3
    if opaque: whole=np.dstack([whole,np.ones_like(whole[...,0])])
    whole[...,:3]*=whole[...,3:];h,w=whole.shape[:2];x0,x1,y0,y1=border;c=np.s_[int((1-y1)*h):int((1-y0)*h)+1,int(x0*w):int(x1*w)+1]
    M=relief(whole[c],cv2.imread(new+'.n.exr',-1).astype(f)[c],*light,q)
    O=post.load(new+'.a.png')[c];a,m=O[...,3:],M[...,3:]
    A=np.maximum(a,m);whole[c]=np.concatenate([O[...,:3]+M[...,:3]*(A-a)/np.maximum(m,1e-4),A],-1)
    whole[...,3]+=contacts((h,w))*(1-whole[...,3])          # under the cart
    al=np.clip(whole[...,3:],0,1);rgb=np.where(al>1e-4,whole[...,:3]/np.maximum(al,1e-4),0)
    webp.write(out,(np.clip(rgb if opaque else np.concatenate([rgb,al],-1),0,1)*255+.5).astype(np.uint8))
