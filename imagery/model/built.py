"""Hero scenes between walls"""
import numpy as np, bpy, scene as S, env as E, geo as g
from kit import *

def bricks(name,c1,c2,mortar='#b5ab9c',scale=4.2,flat=False):
    """brick or slab texture; on walls along y it reads (y, z), on floors (x, y)"""
    m=S.mat(name,c1,.8,spec=.2);nt=m.node_tree;b=nt.nodes['Principled BSDF'];tc=nt.nodes.new('ShaderNodeTexCoord');sp=nt.nodes.new('ShaderNodeSeparateXYZ');cb=nt.nodes.new('ShaderNodeCombineXYZ');br=nt.nodes.new('ShaderNodeTexBrick')
    link(nt,tc.outputs['Object'],sp.inputs[0])
    for i,k in enumerate('XY' if flat else 'YZ'): link(nt,sp.outputs[k],cb.inputs[i])
    link(nt,cb.outputs[0],br.inputs['Vector']);br.inputs['Color1'].default_value=S.srgb(c1);br.inputs['Color2'].default_value=S.srgb(c2);br.inputs['Mortar'].default_value=S.srgb(mortar);br.inputs['Scale'].default_value=scale;br.inputs['Mortar Size'].default_value=.012
    if flat: br.inputs['Brick Width'].default_value=1.0;br.inputs['Row Height'].default_value=1.0;br.offset=0
    no=nt.nodes.new('ShaderNodeTexNoise');no.inputs['Scale'].default_value=.8;no.inputs['Detail'].default_value=6;link(nt,tc.outputs['Object'],no.inputs['Vector']);mr=nt.nodes.new('ShaderNodeMapRange');mr.inputs['To Min'].default_value=.72;mr.inputs['To Max'].default_value=1.25;link(nt,no.outputs['Fac'],mr.inputs[0])
    vm=nt.nodes.new('ShaderNodeVectorMath');vm.operation='SCALE';link(nt,br.outputs['Color'],vm.inputs[0]);link(nt,mr.outputs[0],vm.inputs['Scale']);link(nt,vm.outputs[0],b.inputs['Base Color']);return m

def building(x0,side,y0,w,floors,wall,trim,awning,glass,rs):
    """shop with flats above. x0: street face, side: which way it faces (-1 or 1), y0..y0+w along the street"""
    B=[];T=[];G=[];D=[];A=[];H=4.0+3.2*(floors-1)
    bx=lambda L,d0,d1,u0,u1,z0,z1,r=.02: L.append(g.box((x0+side*(d0+d1)/2,y0+(u0+u1)/2,(z0+z1)/2),(abs(d1-d0)/2,(u1-u0)/2,(z1-z0)/2),r))
    bx(B,-8,-.30,0,w,0,H);bx(B,-.4,0,0,w,3.75,H+.5);
    for u in (0,w-.45): bx(T,-.3,.08,u,u+.45,0,3.75)
    bx(T,-.3,.12,0,w,3.25,3.75);bx(T,-.3,.20,0,w,3.70,3.82);bx(T,-.3,.02,.45,w-.45,0,.55)
    n=max(2,int((w-.9)/1.7));door=rs.randint(0,n);pw=(w-.9)/n
    for k in range(n):
        u=.45+k*pw;bx(G,-.22,-.16,u,u+pw,.5,3.25,.005);bx(T,-.2,.0,u-.05,u+.05,.5,3.25)
        if k==door: bx(D,-.2,-.02,u+.12,u+pw-.12,0,2.35);bx(G,-.05,.0,u+.32,u+pw-.32,.95,2.15,.005)
    bx(T,-.2,.0,.45,w-.45,2.42,2.52)
    for f_ in range(1,floors):
        z=4.0+3.2*(f_-1);m=max(2,int(w/2.2));sw=w/m
        for k in range(m):
            c=sw*(k+.5);bx(T,-.2,.07,c-.56,c+.56,z+.55,z+2.55);bx(G,.0,.085,c-.44,c+.44,z+.68,z+2.43,.004);bx(T,-.1,.10,c-.46,c+.46,z+1.52,z+1.59);bx(T,-.1,.09,c-.02,c+.02,z+.68,z+2.43,.004)
            bx(T,-.1,.18,c-.68,c+.68,z+.44,z+.56);bx(T,-.1,.12,c-.66,c+.66,z+2.55,z+2.78)
    bx(T,-.3,.30,-.04,w+.04,H+.05,H+.30);bx(T,-.3,.42,-.06,w+.06,H+.30,H+.45)
    for k in range(int(w/.42)): bx(T,-.1,.24,k*.42+.08,k*.42+.26,H-.16,H+.06,.01)
    bx(B,-8,-.05,0,w,H+.4,H+.75)
    if awning:
        u=np.linspace(.35,w-.35,int(w*6));v=np.linspace(0,1,8);U,V=np.meshgrid(u,v,indexing='ij');d=1.25*np.minimum(V/.8,1);Q=np.stack([x0+side*(.05+d),y0+U,3.15-.75*np.minimum(V/.8,1)-.22*np.maximum(V-.8,0)/.2-.03*np.abs(np.sin(U*7))*(V>.9)],-1);N=np.cross(np.gradient(Q,axis=0),np.gradient(Q,axis=1));N*=np.sign(N[...,2:3]+1e-6)
        m=g._grid(Q,N);S.to_obj('awning',m,[S.mat('awn'+awning,awning,.85),S.mat('awnlight','#e9e2d2',.85)],np.eye(3),(0,0,0),(np.floor((m[0][m[1]].mean(1)[:,1]-y0)/.42).astype(int)%2))
    put=lambda n_,L,mt:L and add(n_,g.join(*L),[mt])
    put('wall',B,wall);put('trim',T,trim);put('glasspane',G,glass);put('door',D,S.mat('door',('#1f3a2c','#5a1e1e','#22304a')[rs.randint(3)],.4))

def town_street(carts):
    rs=np.random.RandomState(12);SA,SE=-66,44
    img,s=E.sky(3072,1536,SA,SE,zen=(.13,.30,.66),hor=(.82,.86,.90),glow=(.8,.6,.38),suncol=(5,4.2,3.0),haze=(.5,.52,.55),
        cl=dict(scale=.5,stretch=.7,cover=-.04,soft=.5,seed=41,amount=.85,absorb=1.3,shade=(.66,.70,.80),lit=(1.75,1.65,1.5)))
    world(img*1.1);sun(SA,SE,9.0,(1,.88,.72),.6)
    h=lambda x,y:-.02+E.ss(90,500,y)*(18*np.abs(E.fbm(x/120+2,y/120,4,5))+9)
    ground(h,lambda X,Y:E.lerp(lin('#55682f'),lin('#7b8644'),E.ss(-.4,.4,E.fbm(X/8,Y/8,4,3))[:,None]),52,1.2,2600,500,400)
    asphalt=S.mat('asphalt','#55565a',.75,bump=(60,.5,.006),spec=.3);nt=asphalt.node_tree;b=nt.nodes['Principled BSDF'];tc=nt.nodes.new('ShaderNodeTexCoord');no=nt.nodes.new('ShaderNodeTexNoise');no.inputs['Scale'].default_value=.6;no.inputs['Detail'].default_value=9;rp=nt.nodes.new('ShaderNodeValToRGB');rp.color_ramp.elements[0].color=S.srgb('#4a4b4f');rp.color_ramp.elements[1].color=S.srgb('#7c7a76');link(nt,tc.outputs['Object'],no.inputs['Vector']);link(nt,no.outputs['Fac'],rp.inputs[0]);link(nt,rp.outputs[0],b.inputs['Base Color'])
    add('road',g.box((-1.8,60,-.06),(6.4,70,.06),.005),[asphalt]);paintw=S.mat('line','#e6e2d6',.7);yel=S.mat('liney','#d9a93a',.7)
    add('lines',g.join(*[g.box((3.3,y,.002),(1.25,.05,.003),.001) for y in np.arange(5.2,60,6.4)],g.box((2.05,60,.002),(.05,58,.003),.001)),[paintw])
    add('middle',g.join(*[g.box((-1.8+s_*.10,60,.002),(.05,68,.003),.001) for s_ in (-1,1)]),[yel])
    curb=S.mat('curb','#b9b4aa',.8,bump=(20,.3,.004));slab=bricks('slab','#b4aca0','#a69e92','#857d72',.72,True)
    for x0,x1 in ((4.75,7.6),(-11.4,-8.35)):
        add('walk',g.box(((x0+x1)/2,60,.06),((x1-x0)/2,68,.075),.01),[slab]);add('curb',g.box((x0 if x0>0 else x1,60,.055),(.09,68,.085),.02),[curb])
    glass=S.mat('shopglass','#10161b',.05,spec=.7,emit='#ffcf9a',estr=.05)
    walls=[bricks('b0','#8a4636','#9c5442'),bricks('b1','#a0705a','#8d5f4c'),bricks('b2','#6d3a30','#7f4a3c'),bricks('b3','#b8a58a','#a8957a'),S.mat('clap','#cdd3d2',.7)]
    trims=[S.mat('t0','#e9e4d8',.6),S.mat('t1','#2f4a44',.5),S.mat('t2','#e3dccb',.6),S.mat('t3','#33414f',.5),S.mat('t4','#f0eee8',.6)]
    awn=['#8a1f24','#23513f',None,'#2a4666','#a8752a']
    y=5.5
    for k in range(9):
        w=(7.4,6.2,8.6,6.8)[k%4];building(7.6,-1,y,w,(2,3,2,3,2)[k%5],walls[k%5],trims[k%5],awn[k%5],glass,rs);y+=w+(.0 if k!=4 else 2.5)
    y=26.
    for k in range(7):
        w=(8.0,6.6,7.6)[k%3];building(-11.4,1,y,w,(2,1,2,2)[k%4],walls[(k*2+1)%5],trims[(k+2)%5],awn[(k+1)%5],glass,rs);y+=w+(0 if k%3 else 2.2)
    # steeple at the end of the street
    white=S.mat('steeple','#ece9e2',.6);add('church',g.join(g.box((-6,188,7),(4.5,9,5.5),.1),g.box((-6,177,9),(2.1,2.1,9),.08),g.box((-6,177,19.2),(1.6,1.6,1.6),.08)),[white]);add('spire',g.xf(g.lathe([(0,31.5),(.9,25.5),(1.75,20.8),(0,20.8)],8,'z'),t=(-6,177,0)),[S.mat('slate','#4c545c',.6)])
    lf=[foliage('lf0','#55702c','#83943e',.3,.42),foliage('lf1','#46662a','#6c8438',.3,.42)]
    q=np.array([(5.35,y) for y in (15.5,27,40,54,68)]+[(-9.0,y) for y in (20,29,38.5,48,58,70)]);trees(rs,'street',[(E.tree(31+k,H=6.4,R=2.3,puffs=30,per=560,leaf=.09,trunk=.13,base=.36),lf[k]) for k in range(2)],q[:,0],q[:,1],lambda x,y:0*x+.22,(.85,.3))
    p=np.array([(-13,13),(-17,17),(-15,21),(-22,15),(-24,24)]);trees(rs,'park',[(E.tree(41+k,H=9.5,R=4.2,leaf=.12,per=620),lf[k]) for k in range(2)],p[:,0],p[:,1],h,(.85,.3))
    far_woods(rs,h,140,600,lf[1],-.5,5000)
    green=foliage('lawn','#6c8a38','#93a64a',.25,.5,.5,root='#48602a',zscale=.06);x,y=wedge(rs,16000,9,40,40,1.3);keep=(x<-11.6)&(y<25.5);plants(rs,'lawn',E.clump(3,70,.07,.004,.2,.9),green,x[keep],y[keep],h,(.7,.6),.005)
    for y in (10.2,19.5,29): lamp(5.15,y,.1,-.7,1.2)
    add('planter',g.join(*[g.box((6.9,y,.42),(.34,.55,.28),.05) for y in (11.6,17.4,24.6)]),[S.mat('planter','#5b4a3a',.7)]);flower=foliage('flower','#b8324a','#e0a53a',.4,.4,.5,root='#3f5a26',zscale=.3)
    x=np.repeat(6.9,60)+.5*(rs.rand(60)-.5);y=np.repeat((11.6,17.4,24.6),20)+.9*(rs.rand(60)-.5);plants(rs,'flower',E.clump(9,34,.30,.014,.10,1.2),flower,x,y,lambda x,y:0*x+.66,(.8,.5))
    cart(carts[0],2.55,8.7,.004,-141)
    S.area('fill',(-2.8,.4,3.0),(2.4,8.5,.9),(4.2,2.6),190,(1,.94,.86))
    cam((0,0,1.40),(-.1,10,1.22),30,.055)

def showroom(carts):
    rs=np.random.RandomState(2);SA,SE=-64,30
    img,s=E.sky(1024,512,SA,SE,zen=(.45,.62,.90),hor=(1,1,1),glow=(.4,.36,.3),suncol=(2,1.8,1.5));world(img*1.3);sun(SA,SE,3.2,(1,.90,.76),1.5)
    X0,X1,Y1,H=-10.,10.5,21.,4.6
    conc=S.mat('concrete','#a9a7a2',.16,spec=.45);nt=conc.node_tree;b=nt.nodes['Principled BSDF'];tc=nt.nodes.new('ShaderNodeTexCoord');no=nt.nodes.new('ShaderNodeTexNoise');no.inputs['Scale'].default_value=.45;no.inputs['Detail'].default_value=9;rp=nt.nodes.new('ShaderNodeValToRGB');rp.color_ramp.elements[0].color=S.srgb('#8f8d88');rp.color_ramp.elements[1].color=S.srgb('#bcb9b2');mr=nt.nodes.new('ShaderNodeMapRange');mr.inputs['To Min'].default_value=.10;mr.inputs['To Max'].default_value=.26
    link(nt,tc.outputs['Object'],no.inputs['Vector']);link(nt,no.outputs['Fac'],rp.inputs[0]);link(nt,rp.outputs[0],b.inputs['Base Color']);link(nt,no.outputs['Fac'],mr.inputs[0]);link(nt,mr.outputs[0],b.inputs['Roughness'])
    plaster=S.mat('plaster','#dcd8d0',.85);dark=S.mat('mullion','#1b1d1f',.4,.4);ceil=S.mat('ceiling','#c9c6bf',.9)
    add('floorslab',g.box(((X0+X1)/2,Y1/2-3,-.05),((X1-X0)/2+.5,Y1/2+5,.05),.005),[conc]);add('joints',g.join(*[g.box((x,Y1/2,.0005),(.006,Y1/2+4,.001),.0005) for x in (-6,-2,2,6)],*[g.box((0,y,.0005),(10.4,.006,.001),.0005) for y in (4,8,12,16,20)]),[S.mat('joint','#6d6b66',.6)])
    add('back',g.box(((X0+X1)/2,Y1+.1,H/2),((X1-X0)/2,.1,H/2),.01),[plaster]);add('right',g.box((X1+.1,Y1/2,H/2),(.1,Y1/2,H/2),.01),[plaster]);add('ceil',g.box(((X0+X1)/2,Y1/2+3,H+.1),((X1-X0)/2,Y1/2-2,.1),.01),[ceil])
    slat=timber('#7a5a3c','#c09a6c');add('slats',g.join(*[g.box((x,Y1-.06,H/2),(.045,.06,H/2-.02),.01) for x in np.arange(1.2,X1,.155)]),[slat]);add('slatback',g.box(((1.2+X1)/2,Y1-.005,H/2),((X1-1.2)/2,.01,H/2),.004),[S.mat('slatback','#2a221b',.8)])
    # a glass front along the left
    add('mullions',g.join(*[g.box((X0,y,H/2),(.06,.05,H/2),.01) for y in np.arange(1.5,Y1,2.6)],g.box((X0,Y1/2,.08),(.07,Y1/2,.08),.01),g.box((X0,Y1/2,3.05),(.05,Y1/2,.04),.01),g.box((X0,Y1/2,H-.15),(.08,Y1/2,.16),.01)),[dark])
    S.area('window',(X0+.1,Y1/2,H/2),(0,Y1/2,1.0),(Y1,H-.5),2300,(1,.97,.92))
    for x in (-4.5,0,4.5):
        S.area('strip',(x,12,H-.12),(x,12,0),(.16,13),400,(1,.95,.88),True);add('channel',g.box((x,12,H-.05),(.14,6.6,.05),.01),[dark])
    S.area('wash',(5.8,Y1-1.6,H-.2),(5.8,Y1,1.2),(8,.3),240,(1,.86,.70))
    lawn=S.mat('outside','#7f9a58',.9);add('outside',g.box((-40,15,-.2),(29.5,60,.1),.01),[lawn])
    leaf=foliage('leaf','#3f6a34','#5e8a44',.3,.35);pot=S.mat('pot','#3a3c3e',.5)
    for k,(x,y) in enumerate(((-8.9,19.6),(-4.2,20.2))):    # not behind a windshield
        add('pot',g.xf(g.lathe(g.hardprof([(0,0),(.24,0),(.32,.62),(.28,.62),(.26,.55),(0,.55)],.02),40,'z'),t=(x,y,0)),[pot]);w,l=E.tree(70+k,H=1.7,R=.75,puffs=22,per=150,leaf=.10,trunk=.035,base=.3,asp=.45)
        add('ficus',g.xf(g.join(w,l),t=(x,y,.5)),[bark(),leaf],idx=np.r_[np.zeros(len(w[1]),int),np.ones(len(l[1]),int)])
    cart(carts[0],2.75,9.2,.0,-141);cart(carts[1],7.3,14.6,.0,-148);cart(carts[2],.9,17.0,.0,-122)
    S.area('fill',(-2.6,1.0,3.2),(2.6,9,.9),(4.5,2.6),330,(1,.97,.92))
    cam((0,0,1.42),(-.1,10,1.02),30,.04)
