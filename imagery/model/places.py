"""Scenes of places where carts are worked on, delivered and met on the road"""
import math, numpy as np, bpy, scene as S, env as E, geo as g
from kit import *
from built import bricks

def glow(x,y,z,energy,col=(1,.70,.40),size=.12):
    l=bpy.data.lights.new('glow','POINT');l.energy=energy;l.color=col;l.shadow_soft_size=size;o=bpy.data.objects.new('glow',l);bpy.context.collection.objects.link(o);o.location=(x,y,z)
def concrete(name,dark,light,lo,hi):
    """a poured floor: cloudy tone, polished where it is worn"""
    m=S.mat(name,light,.2,spec=.45);nt=m.node_tree;b=nt.nodes['Principled BSDF'];tc=nt.nodes.new('ShaderNodeTexCoord');no=nt.nodes.new('ShaderNodeTexNoise');no.inputs['Scale'].default_value=.5;no.inputs['Detail'].default_value=9;rp=nt.nodes.new('ShaderNodeValToRGB');rp.color_ramp.elements[0].color=S.srgb(dark);rp.color_ramp.elements[1].color=S.srgb(light);mr=nt.nodes.new('ShaderNodeMapRange');mr.inputs['To Min'].default_value=lo;mr.inputs['To Max'].default_value=hi
    link(nt,tc.outputs['Object'],no.inputs['Vector']);link(nt,no.outputs['Fac'],rp.inputs[0]);link(nt,rp.outputs[0],b.inputs['Base Color']);link(nt,no.outputs['Fac'],mr.inputs[0]);link(nt,mr.outputs[0],b.inputs['Roughness']);return m
def tyres(x,y,z,n,lean=0,mat=None):
    """a stack of new tires"""
    import parts
    t=parts.tyre(.292,.178,.235,'at',30*8)
    for k in range(n): S.to_obj('newtyre',t,[mat],g.rot('z',37*k)@g.rot('x',90),(x+.012*math.sin(k*2),y+.012*math.cos(k*3),z+.12+.238*k))

def workshop(carts):
    rs=np.random.RandomState(3);SA,SE=-70,28
    img,s=E.sky(1024,512,SA,SE,zen=(.45,.62,.90),hor=(1,1,1),glow=(.4,.36,.3),suncol=(2,1.8,1.5));world(img*1.2);sun(SA,SE,4.2,(1,.88,.70),1.2)
    X0,X1,Y1,H=-5.0,8.5,15.5,4.3
    add('floorslab',g.box(((X0+X1)/2,Y1/2-3,-.05),((X1-X0)/2+.5,Y1/2+5,.05),.005),[concrete('workfloor','#6f6e6a','#93918b',.16,.42)])
    block=bricks('block','#cfcabd','#c6c1b3','#b3ad9f',1.35);block2=S.mat('wall','#cdc8bc',.85);green=S.mat('wainscot','#20463a',.6)
    add('back',g.box(((X0+X1)/2,Y1+.1,H/2),((X1-X0)/2,.1,H/2),.01),[block2]);add('wains',g.box(((X0+X1)/2,Y1-.01,.6),((X1-X0)/2,.02,.6),.005),[green])
    add('right',g.box((X1+.1,Y1/2,H/2),(.1,Y1/2+2,H/2),.01),[block2]);add('wainsr',g.box((X1-.01,Y1/2,.6),(.02,Y1/2+2,.6),.005),[green])
    add('ceil',g.box(((X0+X1)/2,Y1/2,H+.1),((X1-X0)/2,Y1/2+2,.1),.01),[S.mat('ceil','#b9b6ae',.9)])
    add('joists',g.join(*[g.box(((X0+X1)/2,y,H-.10),((X1-X0)/2,.05,.10),.01) for y in np.arange(1.5,Y1,1.6)]),[timber('#6a5038','#a8855c')])
    # an open door on the left lets the day in
    add('jamb',g.join(*[g.box((X0,y,H/2),(.12,.14,H/2),.01) for y in (3.0,9.4,14.9)],g.box((X0,9,H-.35),(.12,6.1,.35),.01),g.box((X0,4.2,H/2),(.08,5.2,H/2),.01)),[block2])
    add('shutter',g.xf(g.lathe(g.hardprof([(0,-2.7),(.26,-2.7),(.26,2.7),(0,2.7)],.02),40,'y'),t=(X0+.30,12.15,H-.42)),[S.mat('shutter','#8f9498',.4,.8)])
    add('outside',g.box((-35.2,8,-.06),(30,40,.05),.01),[S.mat('yard','#8f8d86',.9)]);add('hedge',g.box((-26,80,1.0),(1,110,1.3),.4),[S.mat('hedge','#4c6634',.9)])
    S.area('door',(X0+.05,12.15,1.9),(2,9.5,.6),(5.2,3.4),750,(1,.96,.90))
    for x in (-4.2,.6,5.2):
        S.area('strip',(x,8,H-.26),(x,8,0),(.14,9),230,(1,.96,.90),True);add('channel',g.box((x,8,H-.22),(.12,4.6,.03),.01),[S.mat('channel','#2a2c2e',.4,.5)])
    # bench, pegboard with tools, shelves with tires
    wood=timber('#7a5c3c','#c39d6c');steel=S.mat('steel','#8e9398',.35,.9);dark=S.mat('dark','#202326',.5);red=S.mat('chest','#8e1f1a',.35,cc=.6)
    add('bench',g.box((3.6,Y1-.42,.90),(2.9,.38,.035),.01),[wood]);add('legs',g.join(*[g.box((x,Y1-.42+d,.44),(.04,.04,.44),.006) for x in (.8,2.7,4.6,6.4) for d in (-.32,.32)],g.box((3.6,Y1-.42,.28),(2.85,.34,.015),.005)),[steel])
    add('peg',g.box((3.6,Y1-.03,1.85),(2.9,.02,.62),.006),[S.mat('peg','#d8c7a2',.8)])
    tools=[];
    for k in range(30):
        x=.95+.183*k;L=.10+.22*rs.rand();z=2.30-.55*(k%3==1)-.28*(k%5==2)
        tools.append(g.tube([(x,Y1-.075,z),(x,Y1-.075,z-L)],.012+.006*rs.rand(),seg=10));tools.append(g.box((x,Y1-.075,z-.01),(.026+.014*rs.rand(),.012,.030),.008))
    add('tools',g.join(*tools[0::2],*tools[1::4]),[steel]);add('grips',g.join(*tools[3::4]),[red])
    add('vise',g.join(g.box((1.2,Y1-.62,1.02),(.10,.14,.085),.03),g.tube([(1.2,Y1-.95,1.0),(1.2,Y1-.6,1.0)],.022)),[S.mat('vise','#234a66',.4,.3)])
    add('boxes',g.join(*[g.box((x,Y1-.36,.935+h_),(w,.14,h_),.01) for x,w,h_ in ((2.3,.22,.13),(2.9,.16,.09),(5.4,.26,.16),(5.95,.16,.11))]),[S.mat('carton','#b08a5c',.85)])
    add('chest',g.box((6.9,9.9,.52),(.34,.26,.46),.03),[red]);add('drawers',g.join(*[g.box((6.9,9.64,.20+.135*k),(.30,.008,.055),.004) for k in range(6)]),[S.mat('drawer','#701712',.35,cc=.6)]);add('pulls',g.join(*[g.box((6.9,9.62,.235+.135*k),(.22,.012,.008),.004) for k in range(6)]),[steel])
    rubber=S.mat('newtyre','#121213',.6);tyres(-.25,14.0,0,5,mat=rubber);tyres(.45,14.4,0,4,mat=rubber);tyres(-.05,13.2,0,2,mat=rubber)
    add('rack',g.join(*[g.box((x,Y1-.35,1.15),(.025,.025,1.15),.004) for x in (-4.5,-2.8,-1.2)],*[g.box((-2.85,Y1-.35,z),(1.7,.34,.018),.005) for z in (.35,1.05,1.75,2.3)]),[steel])
    add('parts',g.join(*[g.box((-4.3+.42*k,Y1-.40,z+.02+h_),(.17,.24,h_),.012) for z in (.35,1.05,1.75) for k,h_ in enumerate(.10+.16*rs.rand(8))]),[S.mat('partbox','#6f7f8a',.7)])
    # the cart on a low platform lift
    cx,cy,hz,zl=2.35,9.3,-141,.56;root,P=cart(carts[0],cx,cy,zl,hz)
    R=g.rot('z',90-hz);mid=np.array([cx,cy,0]);L=-P['xr']/2+.62
    put=lambda n,m,mt: S.to_obj(n,m,[mt],R,mid)
    yel=S.mat('lift','#d9a21b',.4,cc=.4);put('runway',g.join(*[g.box((0,s_*.50,zl-.04),(L,.20,.035),.012) for s_ in (1,-1)]),dark);put('edge',g.join(*[g.box((0,s_*.715,zl-.03),(L,.012,.045),.006) for s_ in (1,-1)]),yel)
    put('scissor',g.join(*[g.tube([(-a*.72,s_*.50,.05),(a*.72,s_*.50,zl-.09)],.030,seg=12) for a in (1,-1) for s_ in (1,-1)]),yel);put('base',g.join(*[g.box((0,s_*.50,.03),(.95,.07,.03),.01) for s_ in (1,-1)]),dark)
    put('pump',g.box((-1.2,-1.15,.24),(.16,.13,.24),.03),dark);put('hose',g.tube(g.crom([(-1.1,-1.1,.1),(-.8,-.95,.03),(-.5,-.6,.04)],8),.014,seg=8),dark)
    S.area('fill',(-2.6,1.0,3.0),(2.4,9,1.0),(4.2,2.4),210,(1,.97,.93))
    cam((0,.4,1.42),(-.1,10,1.22),32,.04)

def pines_road(carts):
    rs=np.random.RandomState(17);SA,SE=-28,24
    img,s=E.sky(2048,1024,SA,SE,zen=(.24,.38,.62),hor=(1.0,.90,.74),glow=(1.6,1.0,.5),suncol=(6.0,4.2,2.4),haze=(.5,.5,.42));world(img*1.1);sun(SA,SE,11,(1,.80,.54),1.0)
    mid=lambda y:2.2-7.5*E.ss(16,74,y)+.9*np.sin(y/13)*E.ss(10,30,y);road=lambda x,y:np.abs(x-mid(y))
    h=lambda x,y:E.ss(2.6,6,road(x,y))*(.45*E.fbm(x/18,y/18,3,2)+.08*E.fbm(x/2.2,y/2.2,3,7))+E.ss(2.4,3.4,road(x,y))*.10+E.ss(60,400,np.hypot(x,y))*12-.0*x
    def colour(X,Y):
        C=E.lerp(lin('#5c4329'),lin('#8c6b43'),E.ss(-.5,.5,E.fbm(X/1.3,Y/1.3,5,31))[:,None]);C=E.lerp(C,lin('#52602c'),(E.ss(.0,.4,E.fbm(X/5,Y/5,4,12))*.8)[:,None])
        return E.lerp(C,lin('#b39c74')*(1+.2*E.fbm(X*2,Y*2,3,4))[:,None],(E.ss(3.4,2.2,road(X,Y)))[:,None])
    ground(h,colour,50,1.2,900,800,800,(9,.35))
    y=np.linspace(-2,110,260);u=np.linspace(-1,1,15);Yg,U=np.meshgrid(y,u,indexing='ij');Q=np.stack([mid(Yg)+2.15*U,Yg,.035-.03*U**2+0*Yg+E.ss(60,400,Yg)*12],-1);N=np.zeros_like(Q);N[...,2]=1
    asphalt=S.mat('asphalt','#4e4f52',.7,bump=(70,.5,.006),spec=.35);add('road',g._grid(Q,N),[asphalt])
    dash=[np.stack([np.stack([mid(yy)+d,yy,0*yy+.043+E.ss(60,400,yy)*12],-1) for d in (-.05,.05)],1) for a in np.arange(-1,90,5.2) for yy in [np.linspace(a,a+2.6,10)]]
    add('dash',g.join(*[g._grid(q,np.tile([0,0,1.],q.shape[:2]+(1,))) for q in dash]),[S.mat('dash_','#d8b04a',.7)])
    grass=foliage('grass','#6f7f34','#a5a552',.3,.45,.5,root='#3a4420',zscale=.2);fern=foliage('fern','#4f7a2c','#7d9a40',.3,.45,.5,root='#2c3f18',zscale=.4)
    for k in range(3):
        x,yv=wedge(rs,9000,2.0,50,38,1.5);keep=rs.rand(len(x))<E.ss(2.4,3.2,road(x,yv))*E.ss(-.25,.25,E.fbm(x/3,yv/3,3,61));plants(rs,f'grass{k}',E.clump(50+k,55,.18,.004,.20,.9),grass,x[keep],yv[keep],h,(.5,.9),.02)
        x,yv=wedge(rs,2600,5,60,40,1.2);keep=(road(x,yv)>4.2)&(E.fbm(x/6,yv/6,3,66)>.0);plants(rs,f'fern{k}',E.clump(80+k,30,.45,.022,.10,1.3),fern,x[keep],yv[keep],h,(.6,.7),.02)
    nd=foliage('needle','#2c4220','#4a5f34',.3,.25);lf=foliage('lf','#5c7a2c','#8a9a40',.3,.45)
    x,yv=wedge(rs,1700,8,170,44,1.2);keep=(road(x,yv)>4.6)&~((np.abs(np.degrees(np.arctan2(x,yv))+22)<7)&(yv<45)&(rs.rand(len(x))<.8));x,yv=x[keep],yv[keep];pines=[]
    for k in range(3):
        w,l=E.pine(60+k,H=19+k,R=2.6,whorls=24);V,F,N=l;high=V[:,2].reshape(-1,4).min(1)>5.5-k*.4;F=F.reshape(-1,2,3)[high].reshape(-1,3);pines.append((w,(V,F,N)))
    trees(rs,'pine',[(p,nd) for p in pines],x,yv,h,(.8,.4))
    x,yv=wedge(rs,420,14,90,42,1.1);keep=road(x,yv)>5;trees(rs,'young',[(E.tree(21,H=5,R=2.2,puffs=26,per=420,leaf=.10,trunk=.10,base=.15),lf)],x[keep],yv[keep],h,(.5,.6))
    far_woods(rs,h,150,420,nd,-.6,4000)
    cart(carts[0],3.25,10.6,.012,-6)
    S.area('fill',(-2.0,.6,3.0),(3,10,.9),(4.0,2.6),330,(1,.92,.80))
    cam((0,0,1.40),(.0,10,1.22),31,.055)

def siding(name,colour):
    """painted boards that overlap: a shadow line every hand's breadth"""
    m=S.mat(name,colour,.6,spec=.25);nt=m.node_tree;b=nt.nodes['Principled BSDF'];geo=nt.nodes.new('ShaderNodeNewGeometry');sp=nt.nodes.new('ShaderNodeSeparateXYZ');link(nt,geo.outputs['Position'],sp.inputs[0]);mu=nt.nodes.new('ShaderNodeMath');mu.operation='MULTIPLY';mu.inputs[1].default_value=1/.15;fr=nt.nodes.new('ShaderNodeMath');fr.operation='FRACT';link(nt,sp.outputs['Z'],mu.inputs[0]);link(nt,mu.outputs[0],fr.inputs[0])
    bp=nt.nodes.new('ShaderNodeBump');bp.inputs['Strength'].default_value=1;bp.inputs['Distance'].default_value=.02;bp.invert=True;link(nt,fr.outputs[0],bp.inputs['Height']);link(nt,bp.outputs[0],b.inputs['Normal']);return m

def driveway(carts):
    rs=np.random.RandomState(29);SA,SE=-128,36
    img,s=E.sky(2048,1024,SA,SE,zen=(.14,.32,.68),hor=(.86,.88,.90),glow=(1.0,.7,.4),suncol=(5,4.2,3.0),haze=(.5,.52,.5),cl=dict(scale=.5,stretch=.6,cover=-.05,soft=.5,seed=23,amount=.8,absorb=1.3,shade=(.70,.73,.80),lit=(1.7,1.6,1.45)))
    world(img*1.0);sun(SA,SE,8.5,(1,.87,.70),.7)
    inside=lambda x,y:(x>-9)&(y>19.5)
    h=lambda x,y:.05*E.fbm(x/4,y/4,3,7)*E.ss(3.2,5,np.abs(x-1.0)-1.6)-.02+E.ss(60,400,np.hypot(x,y))*14
    ground(h,lambda X,Y:E.lerp(lin('#587a30'),lin('#7b9440'),E.ss(-.4,.4,E.fbm(X/6,Y/6,4,3))[:,None]),50,1.2,900,600,500)
    slab=concrete('drive','#a29d93','#c2bdb2',.55,.75);add('drive',g.join(*[g.box((x,y,.0),(2.33,1.98,.04),.012) for x in (-1.35,3.35) for y in np.arange(-1,21,4.0)]),[slab])
    lawn=foliage('lawn','#6f9138','#9ab04c',.25,.5,.5,root='#4c6a2a',zscale=.06)
    for k in range(2):
        x,y=wedge(rs,22000,1.8,34,40,1.35);keep=(np.abs(x-1.0)>4.75)&~inside(x,y);plants(rs,f'lawn{k}',E.clump(3+k,70,.065,.0036,.2,.9),lawn,x[keep],y[keep],h,(.7,.6),.005)
    wall=siding('siding','#dfe0da');trim=S.mat('trim','#f1efe8',.6);roofm=bricks('shingle','#4b4f54','#5a5e62','#3c3f43',2.4);glass=S.mat('pane','#1a242b',.05,spec=.7,emit='#ffd9a8',estr=.06);door=S.mat('frontdoor','#7a2622',.4,cc=.4);shut=S.mat('shutters','#28463c',.5)
    Yg=20.0
    add('garage',g.box((3.4,Yg+4,1.6),(4.2,4,1.6),.01),[wall]);add('house',g.box((-5.2,Yg+5.2,2.9),(4.6,4.6,2.9),.01),[wall])
    def gable(x0,x1,y0,y1,z,rise,over=.45):
        xm=(x0+x1)/2;a=math.atan2(rise,xm-x0);L=math.hypot(xm-x0+over,rise*(1+over/(xm-x0)))
        for s_ in (1,-1):
            c=np.array([xm-s_*(xm-x0+over)/2,(y0+y1)/2,z+rise-(rise*(1+over/(xm-x0)))/2+.08]);S.to_obj('roofside',g.rbox((L/2,(y1-y0)/2+over,.07),.02),[roofm],g.rot('y',-s_*math.degrees(a)),c)
        A=np.array([[x0,y0,z],[x1,y0,z],[xm,y0,z+rise]],np.float32);S.to_obj('gable',(A,np.array([[0,1,2]],np.int32),np.tile(np.float32([0,-1,0]),(3,1))),[wall],np.eye(3),(0,0,0))
        for s_ in (1,-1): S.to_obj('barge',g.rbox((L/2,.04,.12),.01),[trim],g.rot('y',-s_*math.degrees(a)),np.array([xm-s_*(xm-x0+over)/2,y0-over,z+rise-(rise*(1+over/(xm-x0)))/2+.04]))
    gable(-.8,7.6,Yg,Yg+8,3.2,2.0);gable(-9.8,-.6,Yg+.6,Yg+9.8,5.8,2.6)
    # garage door of four rows of panels, lights in the uppermost
    add('gdoor',g.box((2.9,Yg-.02,1.22),(2.45,.03,1.22),.01),[trim]);add('gpanel',g.join(*[g.box((.75+1.07*k+.05,Yg-.055,.33+.60*r_),(.46,.012,.235),.01) for k in range(5) for r_ in range(3)]),[S.mat('gp','#e6e3da',.6)]);add('gwin',g.join(*[g.box((.75+1.07*k+.05,Yg-.055,2.13),(.44,.012,.20),.01) for k in range(5)]),[glass]);add('gtrim',g.join(g.box((2.9,Yg-.05,2.56),(2.65,.05,.10),.01),*[g.box((x,Yg-.05,1.28),(.09,.05,1.3),.01) for x in (.35,5.45)]),[trim])
    for x,z in ((-7.9,1.7),(-7.9,4.3),(-5.2,4.3),(-2.5,4.3),(-2.6,1.7)):
        add('win',g.box((x,Yg+.58,z),(.50,.03,.75),.01),[glass]);add('wtrim',g.join(g.box((x,Yg+.56,z+.80),(.66,.05,.07),.01),g.box((x,Yg+.56,z-.80),(.66,.07,.06),.01),*[g.box((x+d,Yg+.56,z),(.05,.05,.80),.01) for d in (-.55,.55)],g.box((x,Yg+.55,z),(.52,.035,.025),.005),g.box((x,Yg+.55,z),(.02,.035,.76),.005)),[trim]);add('shut',g.join(*[g.box((x+d,Yg+.57,z),(.20,.025,.78),.01) for d in (-.82,.82)]),[shut])
    add('fdoor',g.box((-5.2,Yg+.57,1.15),(.48,.04,1.08),.01),[door]);add('dtrim',g.join(*[g.box((-5.2+d,Yg+.55,1.2),(.09,.06,1.2),.01) for d in (-.6,.6)],g.box((-5.2,Yg+.5,2.42),(.85,.12,.10),.02)),[trim])
    add('porch',g.join(g.box((-5.2,Yg-.5,2.75),(2.3,1.15,.08),.02),*[g.box((x,Yg-1.45,1.4),(.08,.08,1.35),.01) for x in (-7.3,-3.1)],g.box((-5.2,Yg-.5,.10),(2.4,1.2,.12),.02)),[trim])
    bush=foliage('bush','#48682c','#6d8838',.3,.4);q=np.array([(-9,19.6),(-7.9,19.2),(-2.2,19.4),(-1.2,19.3),(6.6,19.4),(7.4,19.2)]);trees(rs,'bush',[(E.tree(61,H=1.3,R=.75,puffs=22,per=240,leaf=.07,trunk=.03,base=.1),bush)],q[:,0],q[:,1],h,(.8,.5))
    lf=[foliage('lf0','#55742c','#83983e',.3,.42),foliage('lf1','#466a2a','#6c8c38',.3,.42)];q=np.array([(-12.5,17),(10.5,17),(12.5,27),(-14,27),(1,36),(-6,40),(9,38),(-18,34),(17,33)]);trees(rs,'shade',[(E.tree(41+k,H=9.5,R=4.2,leaf=.12,per=560),lf[k]) for k in range(2)],q[:,0],q[:,1],h,(.85,.3))
    far_woods(rs,h,70,420,lf[1],-.5,4000)
    # the trailer that brought it: deck, rails, ramp down, two wheels; its tongue runs out of the picture
    tx,ty=-1.2,13.4;alu=S.mat('alu','#a7abae',.35,.9);dk=S.mat('tdark','#1a1c1e',.5);plank=timber('#5c4a38','#a78c66');T=g.rot('z',-14);put=lambda n,m,mt: S.to_obj(n,m,[mt],T,np.array([tx-.5,ty,.04]))
    put('deck',g.join(*[g.box((0,-.72+.16*k,.56),(1.75,.072,.02),.006) for k in range(10)]),plank);put('frame',g.join(*[g.box((0,s_*.86,.56),(1.8,.04,.07),.01) for s_ in (1,-1)],*[g.box((x,0,.50),(.04,.86,.05),.01) for x in (-1.7,0,1.7)],g.box((-2.5,0,.50),(.9,.05,.05),.01)),dk)
    put('trail',g.join(*[g.tube(g.bend([(1.70,s_*.88,.6),(1.70,s_*.88,.95),(-1.75,s_*.88,.95),(-1.75,s_*.88,.6)],.06),.022,seg=12) for s_ in (1,-1)]),dk);put('ramp',g.box((2.45,0,.30),(.80,.78,.02),.008,R=g.rot('y',19)),alu)
    import parts
    tm=S.mat('ttyre','#121213',.6);rm=S.mat('trim_','#c9ccd0',.3,.9)
    for s_ in (1,-1):
        put('ttyre',g.xf(parts.tyre(.292,.178,.2,'street',44*8),t=(0,s_*1.02,.292)),tm);put('trimw',g.xf(g.lathe(g.hardprof([(0,.02),(.16,.0),(.175,.03),(.18,-.03),(0,-.03)],.01),40,'y'),t=(0,s_*1.08,.292)),rm);put('fender',g.xf(g.tube([(.40*np.cos(a),0,.40*np.sin(a)) for a in np.linspace(0,np.pi,24)],.012,.11,seg=12,up=(0,0,1)),t=(0,s_*1.02,.292)),dk)
    cart(carts[0],3.05,9.4,.04,-141)
    S.area('fill',(-2.8,.6,3.0),(2.6,9,.9),(4.2,2.6),190,(1,.94,.86))
    cam((0,0,1.40),(-.1,10,1.22),30,.055)
