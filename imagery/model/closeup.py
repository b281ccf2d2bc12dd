"""Close-ups: crops that fill their frame, over the shadow of the studio and one warm tone, without alpha."""
import os,time,math,tempfile,shutil
import bpy,scene as S,post
from mathutils import Vector
TONE=(.905,.880,.815)      # sRGB
def shots(P):
    """what is looked at, from where (azimuth from the nose, elevation, degrees), how far away, and the lens; (x, y, z) above ground"""
    seat=dict(at=(P['xr']+.42+P['pitch']*(P['rows']-1),.10,-P['ground']+.66),az=52,el=22,far=3.9,lens=84)
    if P['rear']=='bag': seat=dict(at=(P['xr']-.30,.05,-P['ground']+1.02),az=152,el=14,far=4.4,lens=84)
    return {'close-front':dict(at=(.16,.30,.40),az=33,el=9,far=4.3,lens=82),'close-seat':seat}
def aim(v,res):
    a,e=math.radians(v['az']),math.radians(v['el']);d=Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e)));sc=bpy.context.scene;sc.render.resolution_x,sc.render.resolution_y=res
    cam=bpy.data.cameras.new('cam');cam.lens=v['lens'];o=bpy.data.objects.new('cam',cam);bpy.context.collection.objects.link(o);o.location=Vector(v['at'])+d*v['far'];o.rotation_euler=(-d).to_track_quat('-Z','Y').to_euler();sc.camera=o
    bpy.context.view_layer.update()
def shoot(job):
    t=time.time();n=job['samples'];res=tuple(job['res']);S.clean();S.cycles(n//2,job['threads'])
    root,P,obs=S.build(job['params']);shadow,area=S.floor_shadow(P,obs);S.floor();S.studio(P,P.get('key',.9));sc=bpy.context.scene;r=sc.render
    r.use_persistent_data=True;r.use_border=False;r.resolution_percentage=100;r.image_settings.compression=0
    for view,out in job['shots'].items():
        work=tempfile.mkdtemp(prefix='larkway-');stem=os.path.join(work,'s')
        try:
            if sc.camera: bpy.data.objects.remove(sc.camera)
            aim(shots(P)[view],res);sc.cycles.samples=n//2
            S.passes(work,'s');sc.cycles.seed=1;S.render(stem+'_A.png');sc.use_nodes=False;sc.cycles.seed=2;S.render(stem+'_B.png')
            post.run(stem,[0,1,0,1],shadow,S.feet(P,area),S.floor_to_image(area,res),S.contacts(P,res),tuple(job['size']),out,TONE)
            yield dict(out=out,seconds=round(time.time()-t,1),bytes=os.path.getsize(out));t=time.time()
        finally: shutil.rmtree(work,ignore_errors=True)
