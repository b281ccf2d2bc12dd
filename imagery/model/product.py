"""Product shots: one cart, one or more views, each written as WebP with straight alpha."""
import os,time,tempfile,shutil
import bpy,scene as S,post
def shoot(job):
    t=time.time();n=job['samples'];res=tuple(job['res'])
    S.clean()
    S.cycles(n//2,job['threads']);root,P,obs=S.build(job['params']);sc=bpy.context.scene
    shadow,area=S.floor_shadow(P,obs);S.floor();sc.render.use_persistent_data=True
    for view,out in job['shots'].items():
        work=tempfile.mkdtemp(prefix='larkway-');stem=os.path.join(work,'s')
        try:
            if sc.camera: bpy.data.objects.remove(sc.camera)
            S.studio(P,job['params'].get('key',.9),S.LATE if S.on_the_lot(P,view) else None)
            border=S.camera(P,view,res);r=sc.render;r.use_border=True;r.border_min_x,r.border_max_x,r.border_min_y,r.border_max_y=border
            r.resolution_percentage=100;sc.cycles.samples=n//2;r.image_settings.compression=0
            S.passes(work,'s');sc.cycles.seed=1;S.render(stem+'_A.png');sc.use_nodes=False;sc.cycles.seed=2;S.render(stem+'_B.png')
            post.run(stem,border,shadow,S.feet(P,area),S.floor_to_image(area,res),S.contacts(P,res),tuple(job['size']),out)
            yield dict(out=out,seconds=round(time.time()-t,1),bytes=os.path.getsize(out));t=time.time()
        finally: shutil.rmtree(work,ignore_errors=True)
