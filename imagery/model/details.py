"""A detail in the evening: a cart that charges beside a garage"""
import math, numpy as np, bpy, scene as S, env as E, geo as g
from mathutils import Vector
from kit import *
from places import glow, concrete

def clapboards(name,x0,x1,z0,z1,y,mat,step=.125):
    """lapped boards: each leans out over the one below"""
    n=int((z1-z0)/step)+1
    add(name,g.join(*[g.box(((x0+x1)/2,y-.008,z0+step*(k+.5)),((x1-x0)/2,.007,step/2+.016),.002,R=g.rot('x',-4.6)) for k in range(n)]),[mat])
def ray(origin,direction):
    bpy.context.view_layer.update();ok,p,n,*_=bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(),Vector(origin),Vector(direction).normalized())
    if not ok: raise ValueError(f'nothing is hit from {origin} towards {direction}')
    return np.array(p),np.array(n)
def facing(n):
    """a turn that takes +z to n and keeps x level"""
    x=np.cross([0,0,1.],n);x/=np.linalg.norm(x);y=np.cross(n,x);return np.stack([x,y,n],1)

def charging(carts):
    rs=np.random.RandomState(8);SA,SE=-118,3
    img,s=E.sky(1024,512,SA,SE,zen=(.10,.15,.32),hor=(.62,.46,.42),glow=(1.5,.7,.32),suncol=(2.0,1.0,.5),haze=(.22,.2,.22));world(img*.42)
    yw=3.55;board=S.mat('boards','#8f9c8a',.55,spec=.3,bump=(60,.12,.002));trim=S.mat('trimboard','#e9e6dc',.5,spec=.35)
    clapboards('wall',-4.2,.62,.28,2.6,yw,board);add('sheathing',g.box((-1.7,yw+.06,1.3),(2.6,.05,1.4),.01),[board])
    add('skirt',g.box((-1.75,yw-.006,.20),(2.45,.020,.085),.006),[trim]);add('footing',g.box((-1.7,yw+.03,.05),(2.5,.04,.10),.01),[S.mat('footing','#8d8980',.9,bump=(40,.5,.006))])
    # garage door in its frame, to the right, behind the cart
    add('jamb',g.box((.70,yw-.012,1.3),(.085,.038,1.3),.006),[trim]);add('door',g.box((3.2,yw+.10,1.25),(2.45,.03,1.25),.01),[trim])
    add('doorpanel',g.join(*[g.box((1.35+1.02*k,yw+.065,.34+.60*r_),(.43,.012,.225),.012) for k in range(4) for r_ in range(4)]),[S.mat('gp','#dedbd1',.5)])
    slab=concrete('drive','#8f8b83','#b3aea4',.55,.78);add('drive',g.join(*[g.box((x,y,-.05),(1.994,1.994,.05),.012) for x in (-3.2,.8,4.8) for y in (-2.45,1.55)]),[slab]);add('bed',g.box((0,1,-.11),(9,6,.05),.01),[S.mat('soil','#3a3128',.95)])
    # lantern above the outlet: its light comes from outside the picture
    for x in (-.62,.72): glow(x,yw-.24,1.86,46,(1,.66,.35),.09)
    # outlet in a cover that shuts over a plug
    ox,oz=-.74,.93;grey=S.mat('outletgrey','#8c9093',.5);ivory=S.mat('ivory','#e7e3d7',.35);blk=S.mat('plugblack','#141516',.42,spec=.4);slot=S.mat('slot','#0a0a0a',.6)
    W=lambda n,m,mt,R=np.eye(3),t=(0,0,0): S.to_obj(n,m,[mt],R,np.array([ox,yw-.03,oz])+np.array(t))
    W('box',g.box((0,.012,0),(.046,.028,.070),.008),grey);W('face',g.box((0,-.019,0),(.034,.004,.056),.004),ivory)
    W('hinge',g.tube([(-.046,-.012,.074),(.046,-.012,.074)],.006,seg=10),grey)
    W('cover',g.join(g.box((0,-.050,.012),(.048,.004,.068),.004),*[g.box((s_*.046,-.026,.012),(.003,.024,.066),.002) for s_ in (1,-1)],g.box((0,-.026,.078),(.048,.024,.003),.002)),S.mat('cover','#a9adb0',.35),g.rot('x',-66),(0,-.012,.074))
    W('slots',g.join(*[g.box((d,-.0235,.031),(.0022,.001,.007),.0008) for d in (-.009,.009)],g.box((0,-.0235,.017),(.004,.001,.004),.0009)),slot)
    W('led',g.xf(g.rbox((.0022,.0022,.0022),.00215),t=(.022,-.0235,.0)),S.mat('ledg','#9cffb0',.4,emit='#38ff6a',estr=5))
    W('plug',g.join(g.box((0,-.037,-.026),(.017,.015,.019),.008),g.tube([(0,-.050,-.026),(0,-.064,-.030),(0,-.072,-.044),(0,-.073,-.062)],.0085,.0085,seg=14)),blk)
    P0=np.array([ox,yw-.03-.073,oz-.062])
    # conduit down to the ground
    W('conduit',g.join(g.tube([(0,.006,-.07),(0,.006,-oz+.02)],.0135,seg=14),*[g.box((0,.010,z),(.026,.010,.010),.004) for z in (-.22,-.60)]),grey)
    # the cart, its side to the camera, and a socket in the panel under the seat
    cx,cy=1.42,2.72;root,P=cart(carts[0],cx,cy,.0,79)
    e=bpy.data.materials['tailled'].node_tree.nodes['Principled BSDF'].inputs;e['Emission Strength'].default_value=0;e['Base Color'].default_value=S.srgb('#8e0d12')   # parked: lights out
    hx=np.array([math.sin(math.radians(79)),math.cos(math.radians(79))]);side=np.array([hx[1],-hx[0]])     # nose, right-hand side
    at=lambda along,z: ray((cx+hx[0]*along+side[0]*2,cy+hx[1]*along+side[1]*2,z),(-side[0],-side[1],0))
    p,n=at(P['xr']/2-.16,-P['ground']+.470);n=np.array([n[0],n[1],0])*.9+np.array([0,0,.1]);n/=np.linalg.norm(n);R=facing(n)
    C=lambda nm,m,mt: S.to_obj(nm,g.xf(m,s=(.78,.78,.78)),[mt],R,p)
    ring=lambda r,w: g.tube([(r*np.cos(a),r*np.sin(a),0) for a in np.linspace(0,2*np.pi,48,endpoint=False)],w,seg=12,closed=True,up=(0,0,1))
    C('socket',g.lathe(g.hardprof([(0,.004),(.040,.004),(.052,.009),(.060,.004),(.062,-.012),(0,-.012)],.003),48,'z'),blk)
    C('lightring',g.xf(ring(.046,.0030),t=(0,0,.0085)),S.mat('lightring','#a8ffc0',.4,emit='#3dff78',estr=3.2))
    C('grip',g.join(g.lathe(g.hardprof([(0,.030),(.030,.030),(.034,.004),(0,.004)],.004),32,'z'),g.tube([(0,0,.026),(0,-.004,.055),(0,-.020,.084),(0,-.046,.104)],.021,.024,seg=20,up=(0,1,0))),blk)
    C('collar',g.tube([(0,-.044,.1025),(0,-.066,.114)],.013,seg=16),S.mat('collar','#2a2c2e',.5))
    P1=p+R@(np.array([0,-.064,.113])*.78)
    # the cable hangs in front of the bumper and behind it to the wall
    x,y,z=P1;xr_=cx-hx[0]*(-P['xr']/2+.62)
    path=[P0,P0+np.array([.004,-.006,-.07]),(P0[0]+.055,P0[1]-.14,P0[2]-.26),(xr_-.30,y+.42,.50),(xr_-.02,y-.02,.475),(x-.30,y-.10,.50),(x-.07,y-.06,z-.085),P1+R@np.array([0,-.028,.006]),P1]
    add('cable',g.tube(g.crom(path,20),.0072,seg=12),[S.mat('cable','#191a1b',.5,spec=.4)])
    # leaves that the wind left along the wall
    leaf=foliage('fallen','#8a5a26','#b8843a',.3,.2);u=np.linspace(-1,1,5);U,V=np.meshgrid(u,u,indexing='ij');Q=np.stack([U*.032,V*.018*(1-U**2)**.5,.006*U**2+.006*V**2+.002],-1);N=np.cross(np.gradient(Q,axis=0),np.gradient(Q,axis=1));x=-2.6+3.2*rs.rand(26);y=yw-.10-.9*rs.rand(26)**2
    plants(rs,'leaf',g._grid(Q,N),leaf,x,y,lambda x,y:0*x,(.7,.7))
    S.area('fill',(-2.4,-.8,2.6),(.6,2.6,.5),(3.4,2.4),30,(.66,.78,1));S.area('dusk',(3.2,-1.4,1.5),(1.0,2.3,.5),(2.6,1.2),40,(1,.70,.48))
    c=cam((0,0,.95),(-.02,3.0,.735),48,0);c.dof.use_dof=True;c.dof.focus_distance=2.25;c.dof.aperture_fstop=4.0
