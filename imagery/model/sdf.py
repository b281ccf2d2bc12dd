"""Tiny numpy SDF kernel: 2-D filleted profiles, warped extrusions, circular blends, marching cubes."""
import numpy as np, hashlib, os, inspect, json
from scipy.ndimage import map_coordinates, gaussian_filter
from skimage.measure import marching_cubes
CACHE=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..','.cache');os.makedirs(CACHE,exist_ok=True)
f32=np.float32

# ---------------------------------------------------------------- 2-D profiles
def fillet(pts,seg=14):
    """closed polygon [(u,v[,r])] -> densely sampled outline with arc fillets"""
    P=[(p[0],p[1],p[2] if len(p)>2 else 0.0) for p in pts]; n=len(P); out=[]
    for i in range(n):
        a=np.array(P[i-1][:2]);b=np.array(P[i][:2]);c=np.array(P[(i+1)%n][:2]);r=P[i][2]
        d1=a-b;d2=c-b;l1=np.hypot(*d1);l2=np.hypot(*d2);d1=d1/l1;d2=d2/l2
        cosang=np.clip(d1@d2,-1,1);ang=np.arccos(cosang)
        if r<=1e-5 or ang>np.pi-1e-3: out.append(b);continue
        t=r/np.tan(ang/2);t=min(t,0.49*l1,0.49*l2);r=t*np.tan(ang/2)
        bis=(d1+d2);bis/=np.hypot(*bis);ctr=b+bis*(r/np.sin(ang/2))
        p1=b+d1*t;p2=b+d2*t
        a1=np.arctan2(*(p1-ctr)[::-1]);a2=np.arctan2(*(p2-ctr)[::-1])
        da=(a2-a1+np.pi)%(2*np.pi)-np.pi
        for k in range(seg+1):
            th=a1+da*k/seg; out.append(ctr+r*np.array([np.cos(th),np.sin(th)]))
    return np.array(out)

def polysd(poly,U,V):
    """exact signed distance (neg inside) of points to closed polygon"""
    U,V=np.broadcast_arrays(U,V); d=np.full(U.shape,1e9); s=np.ones(U.shape)
    n=len(poly); j=n-1
    for i in range(n):
        ex,ey=poly[j]-poly[i]; wx=U-poly[i][0]; wy=V-poly[i][1]
        q=ex*ex+ey*ey
        if q<1e-16: j=i;continue
        t=np.clip((wx*ex+wy*ey)/q,0,1)
        bx=wx-ex*t;by=wy-ey*t
        d=np.minimum(d,bx*bx+by*by)
        c1=V>=poly[i][1];c2=V<poly[j][1];c3=ex*wy>ey*wx
        flip=(c1&c2&c3)|(~c1&~c2&~c3)
        s=np.where(flip,-s,s); j=i
    return s*np.sqrt(d)

class Prof:
    """profile baked in a fine table so that it can be sampled at warped coordinates"""
    tables={}
    def __init__(self,pts,res=0.0025,pad=0.45,seg=14,raw=False):
        self.poly=np.asarray(pts,float) if raw else fillet(pts,seg)
        lo=self.poly.min(0)-pad;hi=self.poly.max(0)+pad
        nu,nv=((hi-lo)/res).astype(int)+2
        u=lo[0]+res*np.arange(nu);v=lo[1]+res*np.arange(nv);key=(self.poly.tobytes(),res,pad)
        if key not in Prof.tables: Prof.tables[key]=polysd(self.poly,u[:,None],v[None,:]).astype(f32)
        self.T=Prof.tables[key]
        self.lo=lo;self.res=res
    def __call__(self,U,V):
        U,V=np.broadcast_arrays(U,V)
        a=np.clip((U-self.lo[0])/self.res,0,self.T.shape[0]-1.001)
        b=np.clip((V-self.lo[1])/self.res,0,self.T.shape[1]-1.001)
        return map_coordinates(self.T,[a.ravel(),b.ravel()],order=1,output=f32).reshape(U.shape)

# ---------------------------------------------------------------- combinators
def inter(*a,r=0.0):
    m=a[0]
    for x in a[1:]: m=np.maximum(m,x)
    if r<=0: return m
    q=sum(np.maximum(x+r,0)**2 for x in a)
    return np.minimum(m,-r)+np.sqrt(q)
def union(*a,r=0.0):
    m=a[0]
    for x in a[1:]: m=np.minimum(m,x)
    if r<=0: return m
    q=sum(np.maximum(r-x,0)**2 for x in a)
    return np.maximum(m,r)-np.sqrt(q)
def diff(a,b,r=0.0): return inter(a,-b,r=r)
def sbox(X,Y,Z,c,h,r=0.0):
    qx=np.abs(X-c[0])-h[0]+r;qy=np.abs(Y-c[1])-h[1]+r;qz=np.abs(Z-c[2])-h[2]+r
    return np.sqrt(np.maximum(qx,0)**2+np.maximum(qy,0)**2+np.maximum(qz,0)**2)+np.minimum(np.maximum(np.maximum(qx,qy),qz),0)-r
def slab(U,a,b): return np.maximum(a-U,U-b)
def sstep(a,b,x):
    t=np.clip((x-a)/(b-a),0,1); return t*t*(3-2*t)
def blur(a,s):
    return gaussian_filter(a,s,mode='nearest',truncate=3)

class Grid:
    def __init__(self,b,h,sym=False):
        (x0,x1),(y0,y1),(z0,z1)=b; self.h=h;self.sym=sym
        self.x=np.arange(x0,x1+h,h,dtype=f32);self.z=np.arange(z0,z1+h,h,dtype=f32)
        self.y=np.arange(0,y1+h,h,dtype=f32) if sym else np.arange(y0,y1+h,h,dtype=f32)
        self.X=self.x[:,None,None];self.Y=self.y[None,:,None];self.Z=self.z[None,None,:]
        self.shape=(len(self.x),len(self.y),len(self.z))
    def full(self,a):
        a=np.broadcast_to(a,self.shape).astype(f32)
        return np.concatenate([a[:,:0:-1],a],1) if self.sym else a
    def blur(self,a,s):
        a=np.broadcast_to(a,self.shape).astype(f32)
        if self.sym:
            n=int(4*s)+2
            b=np.concatenate([a[:,n:0:-1],a],1); return blur(b,s)[:,n:]
        return blur(a,s)
    def mesh(self,a,soft=.6):
        """soft: Gaussian width in cells, which melts the staircase that sharp cuts leave on the grid. Works only on the
        cells near the surface: most parts fill a small corner of their grid"""
        a=np.broadcast_to(a,self.shape);near=a<self.h*2;m=int(3*soft)+3;lo=[];hi=[]
        for k in range(3):
            i=np.flatnonzero(near.any(tuple({0,1,2}-{k})));lo.append(max(i[0]-m,0));hi.append(i[-1]+m+1)
        a=a[tuple(slice(p,q) for p,q in zip(lo,hi))].astype(f32);middle=self.sym and lo[1]==0
        if middle: n=min(int(4*soft)+2,a.shape[1]-1);a=np.concatenate([a[:,n:0:-1],a],1)
        if soft: a=blur(a,soft)
        if middle: a=a[:,n:];a=np.concatenate([a[:,:0:-1],a],1)
        # close the volume at the borders
        a=np.pad(a,1,constant_values=self.h*2)
        V,F,N,_=marching_cubes(a,0.0,spacing=(self.h,)*3)
        y0=-self.y[hi[1]-1 if hi[1]<=len(self.y) else -1] if middle else self.y[lo[1]]
        V=V+np.array([self.x[lo[0]]-self.h,y0-self.h,self.z[lo[2]]-self.h])
        # gradient normals (point outwards)
        g=np.linalg.norm(N,axis=1,keepdims=True);N=-N/np.maximum(g,1e-9)
        fn=np.cross(V[F[:,1]]-V[F[:,0]],V[F[:,2]]-V[F[:,0]])
        if np.mean(np.sum(fn*N[F[:,0]],1))<0: F=F[:,::-1]
        if self.sym and not middle: F=np.concatenate([F,F[:,::-1]+len(V)]);V=np.concatenate([V,V*[1,-1,1]]);N=np.concatenate([N,N*[1,-1,1]])
        return V.astype(f32),F.astype(np.int32),N.astype(f32)

def cached(fn):
    """disk cache keyed by the source text of the builder and its arguments"""
    src=inspect.getsource(inspect.getmodule(fn))+open(__file__).read()
    def w(*a,**k):
        key=hashlib.sha1((src+json.dumps([a,k],sort_keys=True,default=str)).encode()).hexdigest()[:16]
        p=os.path.join(CACHE,fn.__name__+'_'+key+'.npz')
        if os.path.exists(p):
            d=np.load(p); names=[str(s) for s in d['names']]
            return {n:tuple(d[f'{i}_{j}'] for j in range(3)) for i,n in enumerate(names)}
        r=fn(*a,**k)
        dd={'names':np.array(list(r))}
        for i,n in enumerate(r):
            for j in range(3): dd[f'{i}_{j}']=r[n][j]
        tmp=p+f'.{os.getpid()}.npz';np.savez(tmp,**dd);os.replace(tmp,p); return r
    return w
