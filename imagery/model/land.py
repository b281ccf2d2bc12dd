"""Hero scenes on grass and under trees"""
import numpy as np, scene as S, env as E, geo as g
from kit import *

def golf_dawn(carts):
    rs=np.random.RandomState(4);SA,SE=-62,17
    img,s=E.sky(3072,1536,SA,SE,zen=(.16,.34,.72),hor=(.95,.88,.80),glow=(1.5,.80,.34),suncol=(6.5,4.0,2.0),haze=(.6,.55,.5),
        cl=dict(scale=.50,stretch=.50,cover=-.02,soft=.60,seed=8,amount=.85,absorb=1.3,shade=(.62,.62,.74),lit=(1.75,1.30,.98)))
    world(img*.62);sun(SA,SE,9.5,(1,.72,.44),.8)
    stripe=lambda x,y:E.ss(-.12,.12,np.sin((x*.93-y*.37)*2*np.pi/7.0))
    fair=lambda x,y:E.ss(1.6,-1.6,np.abs(x-(-2+6*np.sin(y/48)))-(11+3*np.sin(y/23)))
    bx,by=-13.5,41.;bunk=lambda x,y:E.ss(.10,-.10,np.hypot((x-bx)/6.2,(y-by)/3.0)-1+.22*E.fbm(x*.22,y*.22,3,9))
    gx,gy=-9.,66.;green=lambda x,y:E.ss(.05,-.05,np.hypot((x-gx)/9.5,(y-gy)/7)-1+.10*E.fbm(x*.1,y*.1,2,4))
    def h(x,y):
        r=np.hypot(x,y);z=.9*E.fbm(x/38,y/38,3,2)*E.ss(6,40,r)+.10*E.fbm(x/6,y/6,2,5)*E.ss(5,18,r)
        z=z+E.ss(14,60,np.abs(x-(-2)))*2.2*E.ss(10,50,y)
        z=z+E.ss(90,700,r)*(26*E.fbm(x/240,y/240,5,12)+14)+E.ss(500,2600,r)*(150*np.abs(E.fbm(x/900+3,y/900,5,21))+95)*(.25+.75*E.ss(-.75,-.45,x/(r+1)))
        return z-.75*bunk(x,y)+.55*green(x,y)
    def colour(X,Y):
        fa,bu,gr=fair(X,Y),bunk(X,Y),green(X,Y);st=stripe(X,Y)
        C=E.lerp(lin('#4d5f24'),lin('#6c7230'),E.ss(-.5,.5,E.fbm(X/9,Y/9,4,31))[:,None])
        C=E.lerp(C,E.lerp(lin('#557f2e'),lin('#7aa53e'),st[:,None]),fa[:,None]);C=E.lerp(C,E.lerp(lin('#5d8f36'),lin('#79ab46'),E.ss(-.1,.1,np.sin(X*2.2+Y*.6))[:,None]),gr[:,None]);C=E.lerp(C,lin('#d9c7a0'),bu[:,None])
        C=C*(1+.18*E.fbm(X/60,Y/60,4,33))[:,None]
        return E.lerp(C,E.lerp(lin('#34472a'),lin('#4e5c34'),E.ss(-.5,.5,E.fbm(X/35,Y/35,4,40))[:,None]),E.ss(160,420,np.hypot(X,Y))[:,None])
    ground(h,colour)
    rough=foliage('rough','#6a7a30','#a39a52',.3,.4,.5,root='#333d18',zscale=.22,spec=.3)
    for k in range(3):
        x,y=wedge(rs,26000,1.8,26,37,1.35);keep=rs.rand(len(x))<fair(x,y)*.98+.02;x,y=x[keep],y[keep];light=stripe(x,y)>.5
        for t,(c0,c1) in enumerate((('#74a03f','#93ba4e'),('#94be54','#b6d470'))):
            s_=light==bool(t);plants(rs,f'mown{k}{t}',E.clump(k*7+t,95,.036,.0026,.17,.9),foliage(f'mown{k}{t}',c0,c1,.25,.5,.55,root='#5d8236',zscale=.025,spec=.2),x[s_],y[s_],h,(.8,.5),.004)
        x,y=wedge(rs,15000,3,70,38,1.2);keep=(rs.rand(len(x))<(1-fair(x,y))**2*(1-bunk(x,y))*(1-green(x,y))*(.35+.65*E.ss(-.2,.3,E.fbm(x/5,y/5,3,61))));x,y=x[keep],y[keep]
        plants(rs,f'rough{k}',E.clump(50+k,60,.20,.0045,.20,.9),rough,x,y,h,(.6,.9),.02)
    lf=[foliage('lf0','#4c6426','#74803a',.3,.42),foliage('lf1','#3c5426','#5f7434',.3,.42),foliage('lf2','#6c7230','#8a7a34',.3,.45)];nd=foliage('needle','#25391f','#3c5230',.3,.2)
    x,y=wedge(rs,5200,36,520,46,.9);keep=(fair(x,y)<.02)&(np.hypot(x-gx,y-gy)>15)&(np.hypot(x-bx,y-by)>11)&((E.fbm(x/45,y/45,3,71)>.02)|(np.abs(x+2)>38+.12*y))&(rs.rand(len(x))<E.ss(13,30,np.abs(x+2))*.55+.03)
    az=np.degrees(np.arctan2(x,y));keep&=(az>-27)|((az<-27)&(np.hypot(x,y)>200)&(rs.rand(len(x))<.25));keep&=~((np.abs(az+23)<5)&(np.hypot(x,y)<60))
    trees(rs,'tree',[(E.tree(11+k,H=10.5+k,R=4.0+.35*k,leaf=.135,per=620),lf[(0,1,0,2)[k]]) for k in range(4)]+[(E.pine(40+k),nd) for k in range(2)],x[keep],y[keep],h)
    far_woods(rs,h,380,850,lf[1])
    z=h(np.array([gx+1.]),np.array([gy+1.]))[0];add('pole',g.tube([(gx+1,gy+1,z),(gx+1,gy+1,z+2.6)],.022),[S.mat('pole','#f4f4f0',.3)])
    u,v=np.meshgrid(np.linspace(0,1,20),np.linspace(0,1,8),indexing='ij');Q=np.stack([gx+1+.75*u,gy+1+.08*np.sin(u*7)*u,z+2.55-.5*v-.10*u*u],-1);N=np.cross(np.gradient(Q,axis=0),np.gradient(Q,axis=1));add('flag',g._grid(Q,N),[S.mat('flag','#c8102e',.6)])
    cx,cy=2.45,8.4;cart(carts[0],cx,cy,float(h(np.array([cx]),np.array([cy]))[0])-.012,-142)
    S.area('fill',(-3.2,1.0,2.6),(2.2,8,1.0),(4,2.5),130,(1,.92,.82))
    cam((0,0,1.28+float(h(np.array([0.]),np.array([1.5]))[0])),(.0,10,1.02),33,.045)

def tent(x,y,z,yaw):
    """ridge tent of canvas over a pole, door side lit from within"""
    R=g.rot('z',yaw);W,D,H=1.5,1.7,1.75;u=np.linspace(-1,1,41);v=np.linspace(-1,1,21);U,V=np.meshgrid(u,v,indexing='ij')
    sag=.12*(1-V**2)*np.sin(np.pi*np.abs(U));Q=np.stack([V*D*1.02,U*W,H*(1-np.abs(U))**.92-sag*.5+.02],-1);N=np.cross(np.gradient(Q,axis=0),np.gradient(Q,axis=1));N*=np.sign(N[...,2:3]+1e-9);N/=np.linalg.norm(N,axis=-1,keepdims=True)
    canvas=foliage('canvas','#c9b48a','#c9b48a',.02,.45,.8);S.to_obj('tent',g._grid(Q,N),[canvas],R,(x,y,z))
    for s in (1,-1):
        A=np.array([[s*D,-W,0],[s*D,W,0],[s*D,0,H]]);fn=np.tile([s,0,0],(3,1));S.to_obj('gable',(A.astype(np.float32),np.array([[0,1,2]],np.int32),fn.astype(np.float32)),[canvas],R,(x,y,z))
    S.to_obj('guy',g.join(*[g.tube([(s*D,0,H),(s*(D+1.3),0,0)],.008,seg=6) for s in (1,-1)]),[S.mat('guy','#d8d0c0',.7)],R,(x,y,z))
    import bpy
    l_=bpy.data.lights.new('lantern','POINT');l_.energy=60;l_.color=(1,.66,.34);l_.shadow_soft_size=.15;o=bpy.data.objects.new('lantern',l_);bpy.context.collection.objects.link(o);o.location=(x,y,z+.7)

def woods_camp(carts,evening=False):
    """evening: the sun is down, the fire, a lantern in the tent and a string of bulbs give the light"""
    rs=np.random.RandomState(33);SA,SE=-30,33
    img,s=E.sky(3072,1536,SA,SE,zen=(.20,.34,.60),hor=(.95,.88,.72),glow=(1.5,.95,.5),suncol=(6.5,4.6,2.6),haze=(.5,.5,.4))
    if evening:
        SA,SE=-24,1.5;img,s=E.sky(2048,1024,SA,SE,zen=(.07,.11,.24),hor=(.52,.38,.38),glow=(.9,.42,.20),suncol=(1.2,.6,.3),haze=(.2,.18,.2));world(img*.62)
    else: world(img*1.1);sun(SA,SE,13.0,(1,.82,.56),1.0)
    path=lambda x,y:E.ss(2.6,1.5,np.abs(x-2.6-.06*(y-9)**1.0+.8*np.sin(y/9)))*1.0
    clear=lambda x,y:E.ss(1.15,.85,np.hypot((x-1)/9.5,(y-9)/9.0)+.12*E.fbm(x/4,y/4,3,8))
    h=lambda x,y:.5*E.fbm(x/22,y/22,3,2)*E.ss(5,25,np.hypot(x,y))+.05*E.fbm(x/2.2,y/2.2,3,7)*E.ss(2,5,np.hypot(x-2.5,y-8.5))+E.ss(60,400,np.hypot(x,y))*14
    def colour(X,Y):
        C=E.lerp(lin('#5a4128'),lin('#8a6a42'),E.ss(-.5,.5,E.fbm(X/1.3,Y/1.3,5,31))[:,None]);C=E.lerp(C,lin('#4a5a26'),(E.ss(.0,.4,E.fbm(X/5,Y/5,4,12))*(1-path(X,Y))*.8)[:,None])
        return E.lerp(C,lin('#a08660')*(1+.2*E.fbm(X*2,Y*2,3,4))[:,None],path(X,Y)[:,None]*.8)
    ground(h,colour,50,1.3,900,800,700,(9,.4))
    grass=foliage('grass','#6a7c30','#9aa04a',.3,.45,.5,root='#3a4420',zscale=.2);fern=foliage('fern','#4f7a2c','#7d9a40',.3,.45,.5,root='#2c3f18',zscale=.4)
    for k in range(3):
        x,y=wedge(rs,9000,2.2,45,38,1.5);keep=(rs.rand(len(x))<(1-path(x,y))*E.ss(-.15,.35,E.fbm(x/3,y/3,3,61)));plants(rs,f'grass{k}',E.clump(50+k,55,.16,.004,.20,.9),grass,x[keep],y[keep],h,(.5,.9),.02)
        x,y=wedge(rs,2600,6,60,40,1.2);keep=(clear(x,y)<.2)&(E.fbm(x/6,y/6,3,66)>.0);plants(rs,f'fern{k}',E.clump(80+k,30,.45,.022,.10,1.3),fern,x[keep],y[keep],h,(.6,.7),.02)
    nd=foliage('needle','#2c4220','#4a5f34',.3,.25);lf=foliage('lf','#5c7a2c','#8a9a40',.3,.45)
    x,y=wedge(rs,1500,9,150,44,1.25);keep=(clear(x,y)<.1)&(path(x,y)<.1)&~((np.abs(np.degrees(np.arctan2(x,y))+24)<9)&(y<60)&(rs.rand(len(x))<.85));x,y=x[keep],y[keep]
    pines=[]
    for k in range(4):
        w,l=E.pine(60+k,H=19+k,R=2.6,whorls=24);V,F,N=l;high=V[:,2].reshape(-1,4).min(1)>6.5-k*.4;F=F.reshape(-1,2,3)[high].reshape(-1,3);pines.append((w,(V,F,N)))
    trees(rs,'pine',[(p,nd) for p in pines],x,y,h,(.8,.4))
    x,y=wedge(rs,500,14,90,42,1.1);keep=(clear(x,y)<.05)&(path(x,y)<.1);trees(rs,'young',[(E.tree(21,H=5,R=2.2,puffs=26,per=420,leaf=.10,trunk=.10,base=.15),lf)],x[keep],y[keep],h,(.5,.6))
    far_woods(rs,h,120,420,nd,-.6,5000)
    tent(-3.6,14.6,float(h(np.array([-3.6]),np.array([14.6]))[0]),62)
    fx,fy=-1.2,10.6;fz=float(h(np.array([fx]),np.array([fy]))[0]);stone=S.mat('stone','#77726a',.9,bump=(8,.6,.02))
    add('ring',g.join(*[g.box((fx+.55*np.cos(a),fy+.55*np.sin(a),fz+.07),(.15,.11,.10+.03*rs.rand()),.06,R=g.rot('z',np.degrees(a)+90)) for a in np.arange(11)*.571]),[stone])
    add('logs',g.join(*[g.tube([(fx+.30*np.cos(a),fy+.30*np.sin(a),fz+.06),(fx-.05*np.cos(a),fy-.05*np.sin(a),fz+.34)],.045,seg=10) for a in np.arange(6)*1.05]),[S.mat('log','#2c2018',.9)])
    add('embers',g.xf(g.rbox((.22,.22,.05),.049),t=(fx,fy,fz+.06)),[S.mat('ember','#ff7a22',.8,emit='#ff6a1a',estr=9)])
    add('bench',g.join(*[g.tube([(fx+a,fy+b,fz+.19),(fx+c,fy+d,fz+.19)],.19,seg=20) for a,b,c,d in ((-1.9,-.7,-1.5,.9),(-.6,1.6,1.1,1.7))]),[S.mat('trunk','#4d3826',.9,bump=(12,.6,.03))])
    if evening:
        from places import glow
        add('flames',g.join(*[g.xf(g.lathe(g.hardprof([(0,0),(.10,.06),(.075,.20),(.02,.36),(0,.42)],.05),20,'z'),t=(fx+.10*np.cos(a),fy+.10*np.sin(a),fz+.08),s=(1,1,.7+.5*rs.rand())) for a in np.arange(5)*1.257]),[S.mat('flame','#ffb050',.8,emit='#ff8a2a',estr=7)])
        glow(fx,fy,fz+.55,260,(1,.52,.20),.25);glow(-3.6,14.6,1.0,190,(1,.72,.42),.2)
        t=np.linspace(0,1,60);ends=[((-6.5,16,3.6),(1.2,14,3.3)),((1.2,14,3.3),(6.4,11.2,3.7))];line=[];bulbs=[]
        for p0,p1 in ends:
            q=np.array(p0)+(np.array(p1)-np.array(p0))*t[:,None];q[:,2]-=2.6*t*(1-t);line.append(g.tube(q,.008,seg=6));bulbs+=[g.xf(g.rbox((.045,.045,.055),.044),t=tuple(k-np.array([0,0,.06]))) for k in q[3::5]]
        add('wire',g.join(*line),[S.mat('wire','#15130f',.8)]);add('bulbs',g.join(*bulbs),[S.mat('bulbs','#ffe2b0',.4,emit='#ffbe70',estr=22)])
        for x,y,z in ((-3,15,2.9),(1.2,14,2.9),(4,12.3,2.8)): glow(x,y,z,46,(1,.72,.42),.3)
    cx,cy=2.55,8.5;cart(carts[0],cx,cy,float(h(np.array([cx]),np.array([cy]))[0])-.008,-141)
    S.area('fill',(-3.0,.6,2.8),(2.2,8,.9),(4.2,2.6),210 if evening else 260,(1,.74,.50) if evening else (1,.90,.76))
    cam((0,0,1.32),(.0,10,1.10),31,.055)

def camp_evening(carts): woods_camp(carts,True)

def hills_evening(carts):
    rs=np.random.RandomState(51);SA,SE=-64,12
    img,s=E.sky(3072,1536,SA,SE,zen=(.14,.26,.58),hor=(1.0,.74,.52),glow=(1.7,.86,.34),suncol=(5.5,3.2,1.5),haze=(.5,.42,.38),
        cl=dict(scale=.42,stretch=.5,cover=.02,soft=.55,seed=19,amount=.9,absorb=1.5,shade=(.42,.38,.50),lit=(1.7,1.0,.66)))
    world(img*.8);sun(SA,SE,7.5,(1,.66,.36),1.0)
    lane=lambda x,y:x-2.7-5.5*np.sin((y-9)/46)*E.ss(6,60,y)
    onlane=lambda x,y:E.ss(1.75,1.35,np.abs(lane(x,y))+.12*E.fbm(x/1.5,y/1.5,2,6))
    def h(x,y):
        r=np.hypot(x,y);z=E.ss(12,90,r)*(-9*E.ss(10,120,y)+2.2*E.fbm(x/40,y/40,3,5))
        return z+E.ss(90,420,r)*(24*E.fbm(x/190+4,y/190,4,12)+6)+E.ss(500,2800,r)*(170*np.abs(E.fbm(x/1000+3,y/1000,5,23))+40)
    field=lambda x,y:np.floor(2.2*E.fbm(x/85+1.3,y/120,2,44)+.3)
    def colour(X,Y):
        f_=field(X,Y);C=E.lerp(lin('#6f8a34'),lin('#9aa24a'),E.ss(-.5,.5,E.fbm(X/9,Y/9,4,31))[:,None]);gold=lin('#b79a52');dark=lin('#4f6a2c')
        far=E.ss(60,110,np.hypot(X,Y))[:,None];C=E.lerp(C,gold,(f_==0)[:,None]*.75*far);C=E.lerp(C,dark,(f_>=1)[:,None]*.7*far)
        C=E.lerp(C,E.lerp(lin('#3a4c2a'),lin('#55643a'),E.ss(-.4,.4,E.fbm(X/60,Y/60,4,40))[:,None]),E.ss(500,1100,np.hypot(X,Y))[:,None])
        track=onlane(X,Y)*(1-.65*E.ss(.5,.2,np.abs(lane(X,Y))));return E.lerp(C,lin('#b8a280')*(1+.2*E.fbm(X*1.4,Y*1.4,4,14))[:,None],track[:,None])
    ground(h,colour,52,1.3,4600,1000,1000,(5,.3))
    meadow=foliage('meadow','#8a9640','#c0b060',.3,.5,.5,root='#56602c',zscale=.3);short=foliage('short','#7c9a3c','#a4ae50',.3,.5,.5,root='#4c6028',zscale=.08)
    for k in range(3):
        x,y=wedge(rs,16000,2.0,60,38,1.5);verge=np.abs(lane(x,y));keep=(verge>2.2)&(rs.rand(len(x))<E.ss(1.8,3.5,verge)*(.45+.55*E.ss(-.2,.3,E.fbm(x/4,y/4,3,61))));plants(rs,f'meadow{k}',E.clump(50+k,46,.20,.0045,.20,.8),meadow,x[keep],y[keep],h,(.5,.9),.02)
        x,y=wedge(rs,14000,1.8,26,38,1.4);verge=np.abs(lane(x,y));keep=(rs.rand(len(x))<E.ss(1.3,1.8,verge)+.5*E.ss(.45,.15,verge));plants(rs,f'short{k}',E.clump(30+k,70,.07,.0034,.18,.9),short,x[keep],y[keep],h,(.6,.8),.01)
    lf=[foliage('lf0','#4c6426','#74803a',.3,.42),foliage('lf1','#3c5426','#5f7434',.3,.42),foliage('lf2','#6c6a2c','#8a7030',.3,.45)]
    x,y=wedge(rs,9000,60,620,46,.9);edge=np.abs((2.2*E.fbm(x/85+1.3,y/120,2,44)+.3)%1-.5)>.485-.0*x;keep=(edge|((E.fbm(x/60,y/60,3,88)>.34)&(rs.rand(len(x))<.5)))&(np.abs(lane(x,y))>6)
    trees(rs,'hedge',[(E.tree(11+k,H=9+k,R=4.0+.35*k,leaf=.2,per=300),lf[k]) for k in range(3)],x[keep],y[keep],h,(.5,.6))
    q=np.array([(13.5,27),(17.5,40),(12,58)]);trees(rs,'oak',[(E.tree(15+k,H=11,R=5,leaf=.13,per=700),lf[k]) for k in range(2)],q[:,0],q[:,1],h,(.85,.25))
    far_woods(rs,h,620,1800,lf[1],.05)
    wood=timber();po=[];pts=[]
    for k in range(22):
        y=3.0+2.8*k;x=2.7+5.5*np.sin((y-9)/46)*float(E.ss(6,60,y))+2.6;z=float(h(np.array([x]),np.array([y]))[0]);pts.append((x,y,z));po.append(g.box((x,y,z+.5),(.06,.06,.62),.012))
    for (a,b) in zip(pts,pts[1:]):
        for zz in (.45,.85): po.append(g.tube([(a[0],a[1],a[2]+zz),(b[0],b[1],b[2]+zz)],.05,.02,seg=8,up=(0,0,1)))
    add('fence',g.join(*po),[wood])
    cx,cy=2.5,8.6;cart(carts[0],cx,cy,float(h(np.array([cx]),np.array([cy]))[0])-.004,-141)
    S.area('fill',(-3.0,.6,2.8),(2.2,8,.9),(4.2,2.6),320,(1,.86,.70))
    cam((0,0,1.38),(.0,10,1.12),31,.05)
