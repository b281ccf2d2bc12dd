"""Where carts are worked on"""
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
