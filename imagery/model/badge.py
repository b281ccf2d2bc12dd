"""A plate with the maker's name in plain letters, held by two screws: on the nose, on both flanks and on the tail."""
import bpy,numpy as np,geo as g
from mathutils import Vector,Matrix
CAP,HIGH=.033,.050      # height of the letters and of the plate
def letters(text):
    c=bpy.data.curves.new('badge',type='FONT');c.body=text;c.size=CAP/.70;c.extrude=.0005;c.space_character=1.08;c.align_x='CENTER';c.resolution_u=3
    o=bpy.data.objects.new('badge',c);bpy.context.collection.objects.link(o);bpy.context.view_layer.update()
    me=bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()));bpy.data.objects.remove(o)
    v=np.empty(len(me.vertices)*3,np.float32);me.vertices.foreach_get('co',v);v=v.reshape(-1,3);v[:,0]-=(v[:,0].min()+v[:,0].max())/2;v[:,1]-=(v[:,1].min()+v[:,1].max())/2;wide=np.ptp(v[:,0])
    me.vertices.foreach_set('co',v.ravel());me.update();return me,wide
def seat_on(obs,at,axis,up,wide):
    """the frame of a plate laid on the body: looks back along the axis at the middle and at the corners, and rests on the highest"""
    a,u=Vector(axis),Vector(up);side=u.cross(a);hits=[]
    for i,j in ((0,0),(-1,-1),(1,-1),(-1,1),(1,1),(-.5,0),(.5,0)):
        p=Vector(at)+side*(i*wide*.46)+u*(j*HIGH*.42)+a*2;best=None
        for o in obs:
            inv=o.matrix_local.inverted();ok,loc,_,_=o.ray_cast(inv@p,(inv.to_3x3()@-a).normalized())
            if ok:
                w=o.matrix_local@loc
                if best is None or (w-p).dot(a)>(best-p).dot(a): best=w
        if best is not None: hits.append(best)
    if len(hits)<5: return None
    Q=np.array([list(h) for h in hits]);A=np.array([[(Vector(q)-Vector(at)).dot(side),(Vector(q)-Vector(at)).dot(u),1] for q in Q]);k=np.linalg.lstsq(A,Q@np.array(axis,float),rcond=None)[0]
    n=(a-side*k[0]-u*k[1]).normalized();x=(side-n*side.dot(n)).normalized();y=n.cross(x);c=Vector(at)+a*(k[2]-Vector(at).dot(a))
    lift=max((Vector(q)-c).dot(n) for q in Q)
    m=Matrix((x,y,n)).transposed().to_4x4();m.translation=c+n*(lift+.0025);return m
def fix(P,B,obs,M,to_obj):
    """returns the objects of the plates, in the frame of the cart"""
    if P.get('plates') is False: return []
    text,wide=letters(B['name']);wide+=.052;out=[];text.materials.append(M['letters'])
    plate=g.box((0,0,0),(wide/2,HIGH/2,.0022),.0020);rim=g.box((0,0,-.0006),(wide/2+.0032,HIGH/2+.0032,.0022),.0020);screw=g.lathe(g.hardprof([(0,.0016),(.0030,.0014),(.0040,.0002),(.0040,-.001)],.0004),16,'z')
    kind=lambda *n:[o for o in obs if o.name.split('.')[0] in n]
    front=kind('front_paint','front_gloss','front_plastic','front_bars','front_panel','front_lower','front_chrome');back=kind('rear_paint','rear_lower','rear_tail')
    xr=P['xr'];spots=[seat_on(front,(.5,0,B['plate']),(1,0,0),(0,0,1),wide),seat_on(back,(xr-.5,-.10,B['plate_back']),(-1,0,0),(0,0,1),wide)]
    for s in (1,-1): spots.append(Matrix(((-s,0,0,(xr+.04)/2),(0,0,s,s*.6005),(0,1,0,.022),(0,0,0,1))))     # on the sills
    for m in spots:
        if m is None: continue
        def put(ob,dx=0,dz=0): ob.matrix_world=m@Matrix.Translation((dx,0,dz));out.append(ob)
        put(to_obj('badge_rim',rim,[M['letters']],np.eye(3),(0,0,0)))
        put(to_obj('badge_plate',plate,[M['plate']],np.eye(3),(0,0,0)))
        o=bpy.data.objects.new('badge_name',text);bpy.context.collection.objects.link(o);put(o,dz=.0028)
        for dx in (-1,1): put(to_obj('badge_screw',screw,[M['letters']],np.eye(3),(0,0,0)),dx*(wide/2-.012),.0022)
    return out
