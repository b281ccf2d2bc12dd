"""numpy generators for the outdoor scenes: noise, sky panoramas, terrain, trees, grass"""
import numpy as np, geo as g
f=np.float32
def perlin(x,y,seed=0):
    rs=np.random.RandomState(seed);p=rs.permutation(512);p=np.r_[p,p];ang=rs.rand(512)*2*np.pi;gx,gy=np.cos(ang),np.sin(ang)
    xi=np.floor(x).astype(np.int64);yi=np.floor(y).astype(np.int64);xf,yf=x-xi,y-yi
    def gr(ix,iy,dx,dy):
        h=p[(p[ix%512]+iy)%512]%512;return gx[h]*dx+gy[h]*dy
    u=xf**3*(xf*(xf*6-15)+10);v=yf**3*(yf*(yf*6-15)+10)
    a=gr(xi,yi,xf,yf);b=gr(xi+1,yi,xf-1,yf);c=gr(xi,yi+1,xf,yf-1);d=gr(xi+1,yi+1,xf-1,yf-1)
    return (a+(b-a)*u)+((c+(d-c)*u)-(a+(b-a)*u))*v
def fbm(x,y,o=5,seed=0,gain=.5,lac=2.03):
    s=0;a=1;n=0
    for i in range(o):
        s=s+a*perlin(x,y,seed+i*17);n+=a;a*=gain;x=x*lac+3.1;y=y*lac+7.7
    return s/n*1.6
def ss(a,b,x):
    t=np.clip((x-a)/(b-a),0,1);return t*t*(3-2*t)
def lerp(a,b,t): return np.asarray(a)*(1-t)+np.asarray(b)*t

def sky(W,H,sun_az,sun_el,zen,hor,glow,suncol,cl=None,haze=None):
    """equirect panorama. azimuth measured clockwise from +Y (view axis). returns linear HxWx3 (row 0 = bottom, Blender order)"""
    u=(np.arange(W)+.5)/W;A=np.pi/2-(-(u-.5)*2*np.pi)      # clockwise-from-+Y azimuth of each Blender column
    E=((np.arange(H)+.5)/H-.5)*np.pi
    A,E=np.meshgrid(A.astype(f),E.astype(f))
    d=np.stack([np.cos(E)*np.sin(A),np.cos(E)*np.cos(A),np.sin(E)],-1)
    sa,se=np.radians(sun_az),np.radians(sun_el);s=np.array([np.cos(se)*np.sin(sa),np.cos(se)*np.cos(sa),np.sin(se)])
    mu=np.clip(d@s,-1,1);z=np.clip(d[...,2],0,1)
    t=(1-z)**5.0;t2=np.exp(-z*9)
    toward=(.5+.5*mu)**2
    base=lerp(zen,hor,t[...,None]*.85)
    base=base*(1-.55*t2[...,None]*(1-toward[...,None]))                 # anti-solar horizon is dimmer
    base=base+np.asarray(glow)*(t2*toward**2)[...,None]
    ang=np.arccos(mu)
    base=base+np.asarray(suncol)*(.55*np.exp(-ang/.06)+.16*np.exp(-ang/.25)+3.0*ss(.019,.012,ang))[...,None]
    if cl:
        zz=np.maximum(d[...,2],.012)+.035;px,py=d[...,0]/zz,d[...,1]/zz
        sc=cl.get('scale',.55);st=cl.get('stretch',1.0)
        wx=fbm(px*sc*.7+11,py*sc*.7,3,5)*.6
        def dens(ox,oy):
            n=fbm((px+ox)*sc*st+wx,(py+oy)*sc,7,cl.get('seed',3),gain=.53)
            cov=cl.get('cover',.05)
            return ss(-cov,-cov+cl.get('soft',.42),n)
        D=dens(0,0);S=dens(s[0]*.55,s[1]*.55)
        D=D*ss(.0,.05,d[...,2])*cl.get('amount',.9)
        lit=np.exp(-S*cl.get('absorb',1.6))
        near=np.exp(-ang/.55)[...,None]
        c=lerp(cl['shade'],cl['lit'],(lit*(.35+.65*toward))[...,None])+np.asarray(suncol)*.10*near*lit[...,None]
        edge=(1-D)*D*4
        c=c+np.asarray(suncol)*(.06*edge*np.exp(-ang/.35))[...,None]
        fade=np.exp(-np.maximum(0,.10-d[...,2])*14)[...,None]
        c=lerp(base,c,fade)
        base=base*(1-D[...,None])+c*D[...,None]
    gnd=np.asarray(haze if haze is not None else hor)*.35
    base=np.where(d[...,2:3]<0,lerp(base,gnd,ss(0,.15,-d[...,2:3])),base)
    return base.astype(f),s

def polar_grid(h,az0,az1,r0,r1,na,nr):
    a=np.radians(np.linspace(az0,az1,na));r=np.exp(np.linspace(np.log(r0),np.log(r1),nr))
    A,R=np.meshgrid(a,r,indexing='ij');X=R*np.sin(A);Y=R*np.cos(A);Z=h(X,Y)
    P=np.stack([X,Y,Z],-1);N=np.cross(np.gradient(P,axis=0),np.gradient(P,axis=1));N*=np.sign(N[...,2:3])
    return g._grid(P,N),X.ravel(),Y.ravel()

def rings(path,rad,seg=8):
    P=np.array(path,float);T=np.gradient(P,axis=0);T/=np.linalg.norm(T,axis=1,keepdims=True)+1e-9
    up=np.array([.31,.95,.05]);B=np.cross(T,up);B/=np.linalg.norm(B,axis=1,keepdims=True)+1e-9;U=np.cross(B,T)
    th=np.arange(seg)*2*np.pi/seg;c,s=np.cos(th)[None,:,None],np.sin(th)[None,:,None];r=np.asarray(rad)[:,None,None]
    N=U[:,None]*c+B[:,None]*s;return g._grid(P[:,None]+N*r,N,cv=True)
def leafcards(C,Nrm,size,rs,asp=.62,fold=True):
    """one diamond-ish quad (2 tris) per leaf; shading normal = Nrm (puff normal) for a soft crown"""
    n=len(C);d=rs.normal(size=(n,3));d/=np.linalg.norm(d,axis=1,keepdims=True)
    nn=Nrm+rs.normal(size=(n,3))*.75;nn/=np.linalg.norm(nn,axis=1,keepdims=True)
    a=np.cross(nn,d);a/=np.linalg.norm(a,axis=1,keepdims=True);b=np.cross(nn,a)
    s=(size*(.6+.8*rs.rand(n)))[:,None]
    V=np.stack([C-a*s,C+b*s*asp,C+a*s,C-b*s*asp],1)
    F=np.array([[0,1,2],[0,2,3]])[None]+4*np.arange(n)[:,None,None]
    N=np.repeat((Nrm*.75+nn*.25)[:,None],4,1)
    return V.reshape(-1,3).astype(f),F.reshape(-1,3).astype(np.int32),(N.reshape(-1,3)/np.linalg.norm(N.reshape(-1,3),axis=1,keepdims=True)).astype(f)
def tree(seed,H=11,R=4.2,puffs=42,per=520,leaf=.13,trunk=.26,base=.28,asp=.62):
    rs=np.random.RandomState(seed);wood=[];cz=H*(base+1)/2;hz=H*(1-base)/2
    lean=rs.normal(size=2)*.35
    tp=np.array([[0,0,-.4],[lean[0]*.2,lean[1]*.2,H*.2],[lean[0]*.6,lean[1]*.6,H*.45],[lean[0],lean[1],H*.8]]);tr=g.crom(tp,8)
    wood.append(rings(tr,np.interp(np.linspace(0,1,len(tr)),[0,.06,.3,1],[trunk*1.7,trunk*1.1,trunk*.85,trunk*.2]),10))
    C=[];Nn=[]
    for i in range(puffs):
        k=(i+.5)/puffs;ph=np.arccos(1-2*k);th=i*2.39996+rs.rand()*.6
        dr=np.array([np.sin(ph)*np.cos(th),np.sin(ph)*np.sin(th),np.cos(ph)])
        if rs.rand()<.14: continue
        rad=(.42+.62*rs.rand()**.7)*(1+.22*np.sin(th*2+seed)*np.sin(ph));prof=1-.25*max(0,dr[2])**2
        c=np.array([lean[0]*.7,lean[1]*.7,cz])+dr*np.array([R*prof,R*prof,hz])*rad*.92
        rp=R*(.17+.22*rs.rand()**1.3)
        j=min(int((.25+.55*max(0,(c[2]-H*.3)/H))*len(tr)),len(tr)-1);b0=tr[j]
        mid=(b0+c)/2+np.array([0,0,-.12*np.linalg.norm(c-b0)])+rs.normal(size=3)*.15
        br=g.crom([b0,mid,c],5);wood.append(rings(br,np.linspace(trunk*.30,.018,len(br)),6))
        m=int(per*(rp/(R*.32))**2);q=rs.normal(size=(m,3));q/=np.linalg.norm(q,axis=1,keepdims=True)
        rr=rp*(.55+.5*rs.rand(m)**.6)[:,None];pts=c+q*rr*np.array([1,1,.78])
        C.append(pts);o=pts-np.array([0,0,cz-.25*hz]);o/=np.linalg.norm(o,axis=1,keepdims=True);n=.6*q+.5*o;Nn.append(n/np.linalg.norm(n,axis=1,keepdims=True))
    C=np.concatenate(C);Nn=np.concatenate(Nn)
    return g.join(*wood),leafcards(C,Nn,leaf,rs,asp=asp)
def pine(seed,H=15,R=2.8,whorls=26):
    rs=np.random.RandomState(seed);tr=np.array([[0,0,-.4+ (H+.4)*k/12] for k in range(13)])+np.c_[rs.normal(size=(13,2))*.03,np.zeros(13)]
    wood=[rings(tr,np.linspace(.24,.03,13),8)];C=[];Nn=[]
    for w in range(whorls):
        k=w/(whorls-1);z=H*(.12+.87*k);L=R*(1-k)**.85*(.85+.3*rs.rand())+.15
        for b in range(rs.randint(6,9)):
            th=rs.rand()*2*np.pi;l=L*(.7+.45*rs.rand());dr=np.array([np.cos(th),np.sin(th)])
            t=np.linspace(0,1,6);p=np.c_[dr[0]*l*t,dr[1]*l*t,z-.30*l*t+.16*l*t**2.5]
            wood.append(rings(p,np.linspace(.03,.006,6),5))
            m=int(60*l)+20;tt=rs.rand(m)**.75
            pp=np.c_[dr[0]*l*tt,dr[1]*l*tt,z-.30*l*tt+.16*l*tt**2.5]
            wd=.30*l*(1-tt*.75)+.05;pp=pp+rs.normal(size=(m,3))*np.c_[wd*.45,wd*.45,wd*.14]
            C.append(pp);n=np.c_[pp[:,:2]*.5,np.full(m,.9)];Nn.append(n/np.linalg.norm(n,axis=1,keepdims=True))
    C=np.concatenate(C);Nn=np.concatenate(Nn);return g.join(*wood),leafcards(C,Nn,.16,rs,asp=.20)
def clump(seed,n=70,h=.045,w=.0035,r=.11,lean=.55,var=.5):
    rs=np.random.RandomState(seed);V=[];F=[];N=[];o=0
    for i in range(n):
        p=r*np.sqrt(rs.rand());a=rs.rand()*6.283;x,y=p*np.cos(a),p*np.sin(a);th=rs.rand()*6.283
        L=h*(1-var+2*var*rs.rand());ln=lean*rs.rand();d=np.array([np.cos(th),np.sin(th)]);s=np.array([-d[1],d[0],0])
        pts=[np.array([x+d[0]*L*ln*t*t,y+d[1]*L*ln*t*t,L*t*(1-.25*ln*t)]) for t in (0,.4,.75,1)]
        ws=[w,w*.9,w*.6,0]
        for q,wd in zip(pts[:3],ws): V+= [q-s*wd,q+s*wd]
        V.append(pts[3]);nn=np.array([-d[0]*.4,-d[1]*.4,1]);N+=[nn/np.linalg.norm(nn)]*7
        F+= [[o,o+1,o+3],[o,o+3,o+2],[o+2,o+3,o+5],[o+2,o+5,o+4],[o+4,o+5,o+6]];o+=7
    return np.array(V,f),np.array(F,np.int32),np.array(N,f)
