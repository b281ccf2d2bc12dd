"""Hero scenes by the water"""
import numpy as np, scene as S, env as E, geo as g
from kit import *

def pitch_pines(rs,name,x,y,h,scale=(.8,.5)):
    """the low, ragged pine of the shore"""
    leaf=foliage(name+'leaf','#33461f','#566230',.3,.25)
    trees(rs,name,[(E.tree(120+k,H=6.2+k,R=2.5+.3*k,puffs=24,per=1100,leaf=.115,trunk=.19,base=.36,asp=.20),leaf) for k in range(3)],x,y,h,scale)

def shore_dusk(carts):
    rs=np.random.RandomState(9);SA,SE=-17,5.2
    img,s=E.sky(3072,1536,SA,SE,zen=(.11,.16,.36),hor=(.86,.52,.40),glow=(1.5,.62,.22),suncol=(4.2,2.2,.9),haze=(.4,.3,.3),
        cl=dict(scale=.40,stretch=.45,cover=.06,soft=.50,seed=14,amount=.92,absorb=1.7,shade=(.30,.24,.34),lit=(1.5,.74,.46)))
    world(img*1.05);sun(SA,SE,5.0,(1,.60,.30),1.6)
    # a lane of packed sand, a little above the beach
    L,R=-2.3,5.4;lane=lambda x:1-E.ss(R/2-L/2,R/2-L/2+1.6,np.abs(x-(L+R)/2))
    shore=lambda x,y:-6.5-.10*y+1.2*np.sin(y/9)+2.0*E.fbm(y/14,y*0+3.3,2,3)
    def h(x,y):
        d=x-shore(x,y);sand=-1.05+.055*np.minimum(np.maximum(d,0),22)+.10*d*(d<0)+E.ss(3,7,d)*.35*(E.fbm(x/3.5,y/3.5,4,6)+.4)
        return E.lerp(sand,.012*E.fbm(x/.8,y/1.6,4,12),lane(x))
    def colour(X,Y):
        sand=E.lerp(lin('#8a6f52'),lin('#c9ad84'),E.ss(.3,3.2,X-shore(X,Y))[:,None])
        return E.lerp(sand,lin('#cdb895'),lane(X)[:,None])*(1+.15*E.fbm(X/2,Y/2,4,8))[:,None]
    ground(h,colour,60,1.0,400,700,520,(22,.18));sea(-1.13,shore=shore)
    skyline(-48,-22,3400,120,1,'#2a2f3a');skyline(-4,46,2600,90,2,'#232a30')
    wood=timber()
    rail(wood,S.mat('rope','#b89c74',.9,bump=(90,.6,.006)),(L+.10,R-.10),np.arange(1.2,60,2.6))
    for y in (15,27,39): lamp(R+.25,y)
    dune=foliage('dune','#8d8a4a','#b7a768',.3,.45,.5,root='#4f4a2a',zscale=.6)
    for k in range(3):
        x=np.r_[L-.6-6*rs.rand(1500)**1.6,R+.4+16*rs.rand(2600)];y=np.r_[1.5+55*rs.rand(1500)**1.3,1+60*rs.rand(2600)];keep=(x-shore(x,y)>2.6)&(E.fbm(x/2.4,y/2.4,3,51)>.0)
        plants(rs,f'dune{k}',E.clump(70+k,46,.62,.006,.12,1.1),dune,x[keep],y[keep],h,(.55,.7),.03)
    q=np.array([(8.6,14),(11.5,17),(7.9,22),(14,24),(9.8,28),(12.4,33),(8.2,36),(17,38),(11,43),(9,50),(14,55),(20,48)]);pitch_pines(rs,'pine',q[:,0],q[:,1],h)
    cart(carts[0],2.35,8.1,.001,-141)
    S.area('fill',(-2.6,.2,2.8),(2.2,8,.9),(4.5,2.6),300,(1,.82,.68));S.area('fill2',(5.0,1.5,3.0),(2.3,8,.8),(2.5,2.0),110,(.86,.88,1))
    cam((0,0,1.32),(.0,10,1.02),31,.05)

def sailboat(x,y,yaw,L=7.5,hull='#e9ebec',seed=0):
    """a moored sloop: lofted hull, deck, cabin, mast with boom and furled sail, stays"""
    n,m=40,13;t=np.linspace(0,1,n);a=np.linspace(-1,1,m);beam=.16*L*np.sin(np.pi*np.clip(t*.80+.20,0,1))**.75*(t<.999);draft=.45+.0*t
    sheer=.75+.28*t**2*1.2
    U,A=np.meshgrid(t,a,indexing='ij');w=beam[:,None]*np.sign(A)*np.abs(A)**.6;z=-draft[:,None]+(draft+sheer)[:,None]*np.abs(A)**2.2
    Q=np.stack([(U-.5)*L+.35*U**2*np.abs(A),w,z],-1);N=np.cross(np.gradient(Q,axis=0),np.gradient(Q,axis=1));N/=np.linalg.norm(N,axis=-1,keepdims=True)+1e-9;N*=np.where(np.sum(N*np.stack([0*w,w,z-1],-1),-1,keepdims=True)<0,-1,1)
    D=np.stack([np.stack([Q[:,0,0],Q[:,0,1],Q[:,0,2]-.04],-1),np.stack([Q[:,-1,0],Q[:,-1,1],Q[:,-1,2]-.04],-1)],1);up=np.zeros_like(D);up[...,2]=1
    R=g.rot('z',yaw);T=(x,y,-.75);put=lambda name,mesh,mat:S.to_obj(name,mesh,[mat],R,T)
    put('hull',g._grid(Q,N),S.mat('hull',hull,.25,cc=.6));put('deck',g._grid(D,up),S.mat('deck','#c9b593',.6))
    white=S.mat('boatwhite','#eceae4',.4);alu=S.mat('alu','#b9bec2',.3,.9);put('cabin',g.box((.05*L,0,.98),(.17*L,.085*L,.20),.12),white)
    put('ports',g.join(*[g.box((.05*L+d,s*.086*L,1.02),(.28,.012,.06),.011) for d in (-.6,.3) for s in (1,-1)]),S.mat('ports','#0a0d10',.1))
    mx=.10*L;H=1.28*L;put('mast',g.join(g.tube([(mx,0,.8),(mx,0,H)],.055),g.tube([(mx,0,1.75),(-.36*L,0,1.68)],.045),g.tube([(mx,-.5,H*.62),(mx,.5,H*.62)],.022)),alu)
    put('sail',g.tube([(mx-.05,0,1.88),(mx-.2*L,0,1.90),(-.34*L,0,1.80)],.13,.10),S.mat('sail',('#23415e','#e4dfd2','#5a2a26')[seed%3],.8))
    top=(mx,0,H-.1);put('stays',g.join(*[g.tube([top,q],.011,seg=6) for q in ((.55*L,0,1.05),(-.48*L,0,.8),(mx,.13*L,.85),(mx,-.13*L,.85))]),S.mat('stay','#5d6266',.4,.8))
    put('jib',g.tube([(mx+.04*L,0,H*.9),(.54*L,0,1.15)],.05,.05,seg=8),S.mat('jib','#dcd8cc',.8))

def marina(carts):
    rs=np.random.RandomState(21);SA,SE=-40,24
    img,s=E.sky(3072,1536,SA,SE,zen=(.10,.25,.62),hor=(.80,.84,.88),glow=(.9,.62,.36),suncol=(5,4.2,3.0),haze=(.5,.55,.6),
        cl=dict(scale=.45,stretch=.6,cover=.00,soft=.55,seed=31,amount=.8,absorb=1.4,shade=(.62,.66,.76),lit=(1.7,1.55,1.4)))
    world(img*.8);sun(SA,SE,7.0,(1,.84,.64),.8)
    far=lambda x,y:E.ss(190,230,y+30*np.sin(x/90))
    h=lambda x,y:-3+far(x,y)*(4.2+E.ss(230,900,np.hypot(x,y))*(40*np.abs(E.fbm(x/260+2,y/260,4,8))+14))
    ground(h,lambda X,Y:E.lerp(lin('#4a5a2e'),lin('#6d7440'),E.ss(-.4,.4,E.fbm(X/30,Y/30,4,3))[:,None]),52,150,3000,500,400)
    lf=[foliage('lf0','#48602a','#6c7c3a',.3,.4),foliage('lf1','#38502a','#566c38',.3,.4)]
    x,y=wedge(rs,2600,200,420,48);k=far(x,y)>.6;trees(rs,'bank',[(E.tree(11+k_,H=10+k_,R=4.4,puffs=24,per=160,leaf=.28),lf[k_]) for k_ in range(2)],x[k],y[k],h)
    far_woods(rs,h,420,1100,lf[1],-.3)
    sea(-.75,wave=.42,deep='#123a42')
    wood=timber('#6a5c4c','#c4b298');L,R=-2.6,5.6;boards(rs,wood,L,R,330)
    pile=S.mat('pile','#4d4034',.8,bump=(20,.5,.01))
    add('piles',g.join(*[g.tube([(x,y,-3),(x,y,.62 if k%2 else .9)],.13,seg=20) for x in (L-.1,R+.1) for k,y in enumerate(np.arange(2.2,48,3.1))]),[pile])
    add('caps',g.join(*[g.xf(g.lathe(g.hardprof([(0,.10),(.15,.0),(.15,-.06),(0,-.06)],.01),24,'z'),t=(x,y,.90)) for x in (L-.1,R+.1) for k,y in enumerate(np.arange(2.2,48,3.1)) if k%2==0]),[S.mat('cap','#e6e2d8',.5)])
    cleats=[g.box((x,y,.05),(.03,.14,.03),.02) for x in (L+.25,R-.25) for y in np.arange(3.6,48,6.2)];add('cleats',g.join(*cleats),[S.mat('cleat','#3c4044',.4,.8)])
    add('curb',g.join(*[g.box((x,24,.06),(.07,24,.06),.015) for x in (L+.06,R-.06)]),[wood])
    for y in (14,26,38): lamp(R-.15,y,0,-.55,5)
    # finger piers and boats, mostly to the right and far left, so that the upper left stays quiet
    for k,(x,y,a,c) in enumerate(((10.8,13.5,92,'#e9ebec'),(11.5,21,88,'#22384f'),(10.5,29,94,'#ecebe4'),(11,37,90,'#e9ebec'),(-19,58,-70,'#ecebe4'),(-30,84,-110,'#1f3b36'),(-46,96,20,'#e9ebec'),(18,70,70,'#ecebe4'),(30,110,80,'#e9ebec'))): sailboat(x,y,a,7.2+.5*(k%3),c,k)
    for y in (17.3,25,33): add('finger',g.box((R+4.2,y,-.12),(4.2,.55,.06),.01),[wood])
    cart(carts[0],2.6,9.3,.001,-139)
    S.area('fill',(-2.6,.2,3.0),(2.4,9,.9),(4.5,2.6),170,(1,.93,.84))
    cam((0,0,1.45),(.1,10,1.05),31,.045)
