"""Close-ups: crops that fill their frame, on the warm floor of the studio, without alpha."""
import os,time,math,tempfile,shutil;os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'
import bpy,cv2,glob,numpy as np,scene as S,post,webp
from mathutils import Vector
# what is looked at, from where (azimuth from the nose, elevation), how far, and the lens; points are (x, y, z) above ground
def shots(P):
    bag=P['rear']=='bag';g=-P['ground']
    return {'close-front':dict(at=(.20,.28,.42),az=33,el=9,far=4.3,lens=78),
            'close-seat':dict(at=(P['xr']-.30,.05,g+1.06),az=152,el=16,far=4.2,lens=84) if bag else dict(at=(P['xr']+.42+P['pitch']*(P['rows']-1),.10,g+.66),az=52,el=22,far=3.9,lens=84)}
def backdrop():
    """a sheet that rises behind the cart, in the colour of the page"""
    m=S.mat('sheet','#d8d0be',.8,spec=.1);n=40;t=np.linspace(0,1,n);prof=[(-6+10*k,0) for k in t[:20]]
    bpy.ops.mesh.primitive_plane_add(size=60);o=bpy.context.object;o.data.materials.append(m);return o
def shoot(job):
    t=time.time();n=job['samples'];res=tuple(job['res']);S.clean();S.cycles(n//2,job['threads'],False)
    root,P,obs=S.build(job['params']);backdrop();S.studio(P,P.get('key',.9),base=[.55,.55,.60,.62,.55,.35,.30]);sc=bpy.context.scene
    sc.render.use_persistent_data=True;sc.render.resolution_x,sc.render.resolution_y=res;sc.render.resolution_percentage=100;sc.render.image_settings.compression=0
    for view,out in job['shots'].items():
        v=shots(P)[view];work=tempfile.mkdtemp(prefix='larkway-');stem=os.path.join(work,'s')
        try:
            if sc.camera: bpy.data.objects.remove(sc.camera)
            a,e=math.radians(v['az']),math.radians(v['el']);d=Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e)))
            cam=bpy.data.cameras.new('cam');cam.lens=v['lens'];o=bpy.data.objects.new('cam',cam);bpy.context.collection.objects.link(o);o.location=Vector(v['at'])+d*v['far'];o.rotation_euler=(-d).to_track_quat('-Z','Y').to_euler();sc.camera=o
            cam.dof.use_dof=True;cam.dof.focus_distance=v['far']-.35;cam.dof.aperture_fstop=9
            S.passes(work,'s');sc.cycles.seed=1;S.render(stem+'_A.png');sc.use_nodes=False;sc.cycles.seed=2;S.render(stem+'_B.png')
            post.opaque(stem,tuple(job['size']),out)
            yield dict(out=out,seconds=round(time.time()-t,1),bytes=os.path.getsize(out));t=time.time()
        finally: shutil.rmtree(work,ignore_errors=True)
