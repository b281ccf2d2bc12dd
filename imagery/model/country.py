"""Scenes in the flat country of South Jersey: a farm lane beside the fields, and the trailer on which the carts arrive"""
import math, numpy as np, bpy, scene as S, env as E, geo as g, parts
from kit import *

def beside(P,x,y,z,heading):
    """puts parts where they stand on a cart: local x from its middle to the nose, y to the left, z above ground"""
    R=g.rot('z',90-heading);return lambda name,m,mats,t=(0,0,0),turn=np.eye(3): S.to_obj(name,m,mats if isinstance(mats,list) else [mats],R@turn,np.array([x,y,z])+R@np.array(t))
def ball(r,seg=14):
    th=np.arange(seg)*2*np.pi/seg;ph=np.linspace(-np.pi/2,np.pi/2,seg//2+1);N=np.stack([np.cos(th)[:,None]*np.cos(ph),np.sin(th)[:,None]*np.cos(ph),np.broadcast_to(np.sin(ph),(seg,len(ph)))],-1);return g._grid(N*r,N,cu=True)
def crate(w=.50,d=.34,h=.23):
    """a slatted picking box"""
    B=[g.box((0,0,.012),(w/2,d/2,.006),.003)]
    for k in range(3):
        z=.035+k*(h-.05)/2
        B+=[g.box((0,s*d/2,z+.014),(w/2,.005,.030),.003) for s in (1,-1)]+[g.box((s*w/2,0,z+.014),(.006,d/2,.030),.003) for s in (1,-1)]
    return g.join(*B,*[g.box((sx*(w/2-.016),sy*(d/2-.016),h/2+.02),(.014,.014,h/2+.018),.004) for sx in (1,-1) for sy in (1,-1)])
def heap(rs,w=.50,d=.34,h=.23,r=.036):
    """fruit that fills a crate, a little heaped"""
    M=[]
    for k in range(3):
        for i in range(7):
            for j in range(5):
                x,y=(i-3)*r*1.98+(k%2)*r,(j-2)*r*1.95+(k%2)*r*.9
                if abs(x)>w/2-r or abs(y)>d/2-r: continue
                z=h-.030+k*r*1.25-.30*(x*x/(w*w)+y*y/(d*d))*.16*k;q=r*(.9+.18*rs.rand())
                if k==2 and (abs(x)>w*.36 or abs(y)>d*.36): continue
                M.append(g.xf(ball(q),t=(x+rs.normal()*.003,y+rs.normal()*.003,z+rs.normal()*.004),s=(1,1,.93)))
    return g.join(*M)
def skin(name,c0,c1):
    m=S.mat(name,c0,.28,spec=.5);nt=m.node_tree;b=nt.nodes['Principled BSDF'];gi=nt.nodes.new('ShaderNodeNewGeometry');mx=nt.nodes.new('ShaderNodeMixRGB');mx.inputs[1].default_value=S.srgb(c0);mx.inputs[2].default_value=S.srgb(c1);link(nt,gi.outputs['Random Per Island'],mx.inputs[0]);link(nt,mx.outputs[0],b.inputs['Base Color']);b.inputs['Subsurface'].default_value=.04;return m
def parked():
    """tail lamps out"""
    e=bpy.data.materials['tailled'].node_tree.nodes['Principled BSDF'].inputs;e['Emission Strength'].default_value=0;e['Base Color'].default_value=S.srgb('#8e0d12')
def straw_hat():
    return g.xf(g.lathe(g.hardprof([(0,.125),(.060,.122),(.084,.105),(.094,.020),(.115,.004),(.205,.012),(.207,.008),(.115,-.002),(.09,0),(0,.0)],.012),56,'z'),s=(1.12,.94,1))
def straw(): return S.mat('straw','#cfae72',.75,bump=(260,.7,.003))

def barn(x,y,z):
    red=S.mat('barnred','#7c3427',.85,bump=(3,.4,.03));roof=S.mat('barnroof','#8a8f92',.5,.4);white=S.mat('barntrim','#e4e0d6',.7);put=lambda n,m,mt: add(n,g.xf(m,t=(x,y,z)),[mt])
    L,W,H=9,5.2,4.6;A=np.array([[W,-L,H],[W*.72,-L,H+2.6],[0,-L,H+4.3],[-W*.72,-L,H+2.6],[-W,-L,H]]);n=len(A)
    put('barn',g.box((0,0,H/2),(W,L,H/2),.02),red)
    for a,b in zip(A,A[1:]):
        q=np.stack([a,b,b+[0,2*L,0],a+[0,2*L,0]]);k=np.cross(q[1]-q[0],q[2]-q[0]);k=k/np.linalg.norm(k)*(1 if k[2]>0 else -1);put('roof',g._grid(np.array([[q[0],q[1]],[q[3],q[2]]])*[1.04,1.04,1],np.tile(k,(2,2,1))),roof)
    put('gable',(A.astype(np.float32),np.array([[0,1,2],[0,2,3],[0,3,4]],np.int32),np.tile(np.float32([0,-1,0]),(n,1))),red)
    put('doors',g.join(g.box((0,-L-.04,1.6),(1.9,.03,1.6),.01),g.box((0,-L-.03,H+1.4),(.7,.03,.8),.01)),S.mat('barndoor','#5d261d',.85));put('cross',g.join(*[g.box((d,-L-.08,1.6),(.07,.02,1.6),.01) for d in (-1.9,0,1.9)],g.box((0,-L-.08,3.2),(1.97,.02,.08),.01),g.box((0,-L-.08,.08),(1.97,.02,.08),.01)),white)
    put('silo',g.xf(g.lathe(g.hardprof([(0,0),(2.1,0),(2.1,11.2),(1.6,12.7),(0,13.3)],.3),40,'z'),t=(W+3.4,4,0)),S.mat('silo','#b9bcbb',.55,.25,bump=(2,.3,.03)))

def farm_country(carts):
    rs=np.random.RandomState(61);SA,SE=-58,15
    img,s=E.sky(2048,1024,SA,SE,zen=(.15,.32,.66),hor=(1.0,.84,.66),glow=(1.6,.86,.38),suncol=(6,3.8,2.0),haze=(.55,.48,.42),
        cl=dict(scale=.45,stretch=.5,cover=.0,soft=.55,seed=14,amount=.85,absorb=1.4,shade=(.52,.50,.60),lit=(1.75,1.20,.86)))
    world(img*.75);sun(SA,SE,8.6,(1,.72,.44),.9)
    lane=lambda x,y:x-2.55-.25*np.sin(y/19);onlane=lambda x,y:E.ss(1.55,1.25,np.abs(lane(x,y))+.10*E.fbm(x/1.4,y/1.4,2,6))
    edge=-.15;crop=lambda x,y:E.ss(edge+.25,edge-.15,x)*E.ss(150,140,y)
    pitch=.86;row=lambda x:np.abs((x/pitch)%1-.5)*2           # 1 between the rows
    def h(x,y):
        r=np.hypot(x,y);return .05*E.fbm(x/3,y/3,3,7)*E.ss(3,8,r)*(1-crop(x,y))+crop(x,y)*(.075*(1-row(x))-.03)*E.ss(70,30,r)-.05*onlane(x,y)*E.ss(.25,.75,np.abs(lane(x,y)))+E.ss(200,900,r)*7
    def colour(X,Y):
        C=E.lerp(lin('#6c8234'),lin('#96994a'),E.ss(-.5,.5,E.fbm(X/9,Y/9,4,31))[:,None]);soil=E.lerp(lin('#6b4f35'),lin('#8d6d4a'),E.ss(-.5,.5,E.fbm(X/1.1,Y/1.1,5,9))[:,None]);far=E.ss(45,110,Y)[:,None]
        C=E.lerp(C,E.lerp(soil,lin('#6f8a36'),far*.85),crop(X,Y)[:,None]);C=E.lerp(C,E.lerp(lin('#b79a55'),lin('#7f9440'),(np.floor(Y/70)%2)[:,None]),E.ss(150,170,Y)[:,None])
        return E.lerp(C,lin('#b9a27e')*(1+.2*E.fbm(X*1.4,Y*1.4,4,14))[:,None],(onlane(X,Y)*(1-.65*E.ss(.45,.18,np.abs(lane(X,Y)))))[:,None])
    ground(h,colour,52,1.3,2600,1000,900,(5,.3))
    # peppers in rows that run to the horizon
    leaf=[foliage('pepper0','#3f6a2a','#5e8a36',.3,.40,.45,root='#2f4a20',zscale=.35),foliage('pepper1','#4c7430','#6d943e',.3,.40,.45,root='#2f4a20',zscale=.35)]
    for k in range(2):
        xs=[];ys=[]
        for i in range(70):
            x0=edge-.45-pitch*i;x0=(np.floor(x0/pitch)+.5)*pitch-pitch*.5+pitch*.0;y=np.arange(1.6+.17*k,130,.34)*1.0;y=y+rs.normal(size=len(y))*.04;keep=np.abs(x0)<y*.95+3;xs.append(np.full(keep.sum(),x0)+rs.normal(size=keep.sum())*.035);ys.append(y[keep])
        x,y=np.concatenate(xs),np.concatenate(ys);keep=(rs.rand(len(x))<E.ss(150,35,y)*.9+.1)&(x<edge);plants(rs,f'pepper{k}',E.clump(120+k,34,.34,.030,.11,1.15),leaf[k],x[keep],y[keep],h,(.8,.5),.01)
    meadow=foliage('meadow','#869440','#bcae60',.3,.5,.5,root='#56602c',zscale=.3);short=foliage('short','#7c9a3c','#a4ae50',.3,.5,.5,root='#4c6028',zscale=.08)
    for k in range(2):
        x,y=wedge(rs,16000,2.0,60,38,1.5);v=np.abs(lane(x,y));keep=(x>edge+.25)&(rs.rand(len(x))<E.ss(1.9,3.2,v)*(.4+.6*E.ss(-.2,.3,E.fbm(x/4,y/4,3,61))));plants(rs,f'meadow{k}',E.clump(50+k,46,.20,.0045,.20,.8),meadow,x[keep],y[keep],h,(.5,.9),.02)
        x,y=wedge(rs,15000,1.6,26,38,1.4);v=np.abs(lane(x,y));keep=(x>edge+.1)&(rs.rand(len(x))<E.ss(1.25,1.7,v)+.5*E.ss(.42,.15,v));plants(rs,f'short{k}',E.clump(30+k,70,.07,.0034,.18,.9),short,x[keep],y[keep],h,(.6,.8),.01)
    lf=[foliage('lf0','#4c6426','#74803a',.3,.42),foliage('lf1','#3c5426','#5f7434',.3,.42)]
    x=np.r_[-150+340*rs.rand(260)];y=158+24*rs.rand(260);trees(rs,'windbreak',[(E.tree(11+k,H=9+k,R=4.2,leaf=.2,per=300),lf[k]) for k in range(2)],x,y,h,(.6,.6))
    q=np.array([(13.0,30),(16.5,44)]);trees(rs,'oak',[(E.tree(15+k,H=10.5,R=4.8,leaf=.13,per=700),lf[k]) for k in range(2)],q[:,0],q[:,1],h,(.85,.25))
    far_woods(rs,h,260,900,lf[1],-.5)
    barn(-33,118,0);S.area('fill',(-3.0,.6,2.8),(2.2,8,.9),(4.2,2.6),300,(1,.86,.70))
    # the cart on the lane, its bed full of the morning's crates
    cx,cy,hd=2.62,8.3,58;cz=float(h(np.array([cx]),np.array([cy]))[0])+.0;root,P=cart(carts[0],cx,cy,cz,hd);put=beside(P,cx,cy,cz,hd);parked()
    wood=timber('#8a6a45','#d8b98a');fruit=[skin('tomato','#9c1408','#c8321a'),skin('pepper','#7a9a22','#c8b02a'),skin('tomato2','#a81a0c','#d04a1c')];bx,zf=P['xr']/2-.28,.46-P['ground']
    for n,(i,j,k) in enumerate(((-1,-1,0),(1,-1,0),(-1,0,0),(1,0,0),(-1,1,0),(1,1,0),(-1,-1,1),(1,-1,1),(-1,0,1),(-1,1,1),(1,1,1))):
        at=(bx+i*.245,j*.37+rs.normal()*.006,zf+k*.262);turn=g.rot('z',rs.normal()*1.6);put('crate',crate(.47),wood,at,turn);put('fruit',heap(rs,.47),fruit[n%3],at,turn)
    put('hat',straw_hat(),straw(),(bx+.245,0,zf+.262+.02),g.rot('z',30)@g.rot('y',4))
    cam((0,0,1.38),(.0,10,1.12),31,.05)

def trailer(put,tm,rm,dk,plank,alu):
    """two axles' worth of deck on one axle: planks, rails, fenders, a ramp let down behind"""
    put('deck',g.join(*[g.box((0,-.74+.1645*k,.56),(1.75,.0795,.02),.005) for k in range(10)]),plank);put('frame',g.join(*[g.box((0,s_*.88,.555),(1.80,.035,.062),.008) for s_ in (1,-1)],*[g.box((x,0,.555),(.035,.88,.062),.008) for x in (-1.77,1.77)],g.box((2.5,0,.50),(.9,.05,.05),.01)),dk)
    put('rails',g.join(*[g.tube(g.bend([(-1.70,s_*.90,.58),(-1.70,s_*.90,.92),(1.75,s_*.90,.92),(1.75,s_*.90,.58)],.06),.022,seg=14) for s_ in (1,-1)],*[g.tube([(x,s_*.90,.58),(x,s_*.90,.92)],.016,seg=12) for s_ in (1,-1) for x in (-.6,.55)]),dk)
    put('bolts',g.join(*[g.xf(g.lathe(g.hardprof([(0,.006),(.010,.006),(.012,0)],.002),12,'z'),t=(x,-.74+.1645*k,.58)) for x in (-1.6,0,1.6) for k in range(10)]),alu)
    for s_ in (1,-1):
        put('ttyre',g.xf(parts.tyre(.305,.19,.2,'street',44*10),t=(.1,s_*1.06,.305)),tm);put('trimw',g.xf(g.lathe(g.hardprof([(0,.04),(.06,.04),(.09,.015),(.165,.02),(.185,.05),(.19,-.03),(0,-.03)],.01),48,'y'),t=(.1,s_*1.10,.305),s=(1,s_,1)),rm)
        put('fender',g.xf(g.tube([(.41*np.cos(a),0,.41*np.sin(a)) for a in np.linspace(-.12,np.pi+.12,36)],.006,.125,seg=14,up=(0,0,1)),t=(.1,s_*1.06,.305)),dk)
    put('lamps',g.join(*[g.box((-1.812,s_*.80,.555),(.010,.06,.03),.006) for s_ in (1,-1)]),S.mat('tlamp','#7a0a0e',.12,0,1,.02))

def first_trailer(carts):
    rs=np.random.RandomState(73);SA,SE=-98,13
    img,s=E.sky(2048,1024,SA,SE,zen=(.16,.28,.56),hor=(1.0,.80,.60),glow=(1.7,.90,.40),suncol=(6,3.6,1.8),haze=(.55,.46,.40),cl=dict(scale=.45,stretch=.4,cover=-.04,soft=.6,seed=31,amount=.8,absorb=1.3,shade=(.50,.46,.55),lit=(1.7,1.1,.75)));world(img*.85);sun(SA,SE,9.0,(1,.74,.48),.9)
    h=lambda x,y:.03*E.fbm(x/2,y/2,3,7)+.02*E.fbm(x/.4,y/.4,2,8)*E.ss(7.5,9,y)+E.ss(60,300,np.hypot(x,y))*9
    yard=lambda x,y:E.ss(8.2,7.2,y+.5*E.fbm(x/1.5,y/1.5,3,5))
    ground(h,lambda X,Y:E.lerp(E.lerp(lin('#6a8034'),lin('#98984a'),E.ss(-.5,.5,E.fbm(X/7,Y/7,4,3))[:,None]),E.lerp(lin('#8d7f6b'),lin('#b7a88f'),E.ss(-.5,.5,E.fbm(X/.7,Y/.7,5,4))[:,None]),yard(X,Y)[:,None]),56,1.0,700,800,600,(30,.4))
    stone=foliage('gravel','#a29684','#7d7264',.3,0,.9);u=ball(.011,8);x,y=wedge(rs,26000,1.6,9,42,1.6);k=rs.rand(len(x))<yard(x,y);plants(rs,'gravel',g.xf(u,s=(1.2,.9,.6)),stone,x[k],y[k],h,(.5,1.3),.0)
    grass=foliage('grass','#7f9440','#b6ae5c',.3,.5,.5,root='#50602a',zscale=.25)
    for k in range(2):
        x,y=wedge(rs,15000,5.5,40,42,1.2);keep=rs.rand(len(x))<1-yard(x,y);plants(rs,f'grass{k}',E.clump(50+k,50,.19,.0045,.20,.9),grass,x[keep],y[keep],h,(.5,.9),.02)
    lf=[foliage('lf0','#4c6426','#74803a',.3,.45),foliage('lf1','#3c5426','#5f7434',.3,.45)];x=-60+120*rs.rand(60);y=46+18*rs.rand(60);trees(rs,'row',[(E.tree(11+k,H=9+k,R=4.2,leaf=.18,per=340),lf[k]) for k in range(2)],x,y,h,(.6,.5))
    q=np.array([(-13,26),(10.5,24),(15,31)]);trees(rs,'near',[(E.tree(41,H=8.5,R=4.0,leaf=.13,per=520),lf[0])],q[:,0],q[:,1],h,(.85,.3));far_woods(rs,h,120,420,lf[1],-.6,3000)
    # the trailer, its ramp towards us; the cart stands on it, strapped at both axles
    tx,ty,hd=1.55,6.0,34;T=g.rot('z',90-hd);dk=S.mat('tdark','#191b1d',.38,.2,.4,.2,bump=(30,.15,.002));plank=timber('#5a4634','#a98a62');alu=S.mat('galv','#9a9ea1',.42,.85,bump=(18,.25,.003));tm=S.mat('ttyre','#121213',.6);rm=S.mat('trimw','#d6d8da',.3,.8)
    put=lambda n,m,mt,t=(0,0,0),R=np.eye(3): S.to_obj(n,m,[mt],T@R,np.array([tx,ty,0])+T@np.array(t));trailer(put,tm,rm,dk,plank,alu)
    # ramp: mesh between two tubes
    ang=math.degrees(math.asin(.555/1.5));L=1.5;R=g.rot('y',-ang);at=(-1.80-L/2*math.cos(math.radians(ang)),0,.555/2+.01)
    put('ramp',g.join(*[g.box((0,s_*.78,0),(L/2,.022,.022),.006) for s_ in (1,-1)],*[g.box((-L/2+.06+k*(L-.12)/12,0,.006),(.014,.78,.012),.004) for k in range(13)],*[g.box((0,y,-.010),(L/2,.010,.010),.003) for y in np.linspace(-.6,.6,7)]),alu,at,R)
    root,P=cart(carts[0],tx+T[0,0]*(-.12),ty+T[1,0]*(-.12),.58,hd)
    parked();web=S.mat('strap','#c8761a',.7,bump=(400,.4,.001));yo=.50;xr=P['xr']/2;r=P['tyre_r']
    for s_ in (1,-1):       # a strap over each rear tire, down to the deck
        a=np.linspace(.35,np.pi-.35,18);arc=[(xr-.12+(r+.008)*math.cos(t),s_*yo,.58+r+(r+.008)*math.sin(t)) for t in a]
        put('strap',g.tube(np.array([(arc[0][0]+.20,s_*yo,.585)]+arc+[(arc[-1][0]-.20,s_*yo,.585)]),.0022,.024,seg=8,up=(0,0,1)),web)
        put('ratchet',g.box((xr-.12-r-.10,s_*yo,.70),(.045,.028,.018),.006,R=g.rot('y',-52)),alu)
    S.area('fill',(-2.6,.2,2.4),(1.4,6,.9),(3.8,2.4),170,(1,.86,.72))
    c=cam((0,.2,1.04),(-.05,6,1.02),37,.02);c.dof.use_dof=True;c.dof.focus_distance=4.9;c.dof.aperture_fstop=1.8
