"""Dual-buffer joint NL-means denoiser (Debian's Blender has no OpenImageDenoise), shadow clean-up, composite"""
import os,glob;os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'
import cv2,numpy as np,webp
f=np.float32
def load(p):
    a=cv2.imread(p,-1).astype(f)/65535.;a[...,:3]*=a[...,3:];return a      # premultiplied
def nlm(A,B,feat,R=8,pr=2,k=.75,fs=(.10,.06),floor=2e-5):
    """filter both half buffers with weights from the *other* one (cross filtering), guided by albedo/normal"""
    h,w=A.shape[:2];var=((A-B)**2)/2                       # variance of each half
    var=cv2.GaussianBlur(var,(0,0),2.0)
    num={0:np.zeros_like(A),1:np.zeros_like(A)};den={0:np.zeros((h,w,1),f),1:np.zeros((h,w,1),f)}
    pad=lambda x:cv2.copyMakeBorder(x,R,R,R,R,cv2.BORDER_REFLECT_101)
    PA,PB,PV=pad(A),pad(B),pad(var);PF=[pad(x) for x in feat]
    # a spiral of offsets: as smooth as the full disc at a quarter of the cost, and without the weave that a coarse grid leaves
    n=64;i=np.arange(n);spiral={(round(y),round(x)) for y,x in zip(R*np.sqrt(i/(n-1))*np.sin(i*2.39996),R*np.sqrt(i/(n-1))*np.cos(i*2.39996))}
    for dy,dx in sorted(spiral):
        s=np.s_[R+dy:R+dy+h,R+dx:R+dx+w]
        sA,sB,sV=PA[s],PB[s],PV[s]
        fw=0
        for F,P_,g in zip(feat,PF,fs): fw=fw+np.sum((F-P_[s])**2,-1)/(g*g)
        wf=np.exp(-fw)
        vv=var+np.minimum(var,sV);dn=floor+k*k*(var+sV)
        for i,(X,sX,sY) in enumerate(((A,sA,sB),(B,sB,sA))):
            d=np.mean(((X-sX)**2-vv)/dn,-1)
            d=cv2.boxFilter(d,-1,(2*pr+1,2*pr+1))
            wt=(np.exp(-np.maximum(d,0))*wf)[...,None]
            j=1-i
            num[j]+=wt*sY;den[j]+=wt
    out=(num[0]/np.maximum(den[0],1e-6)+num[1]/np.maximum(den[1],1e-6))/2
    # on edges nothing around resembles the pixel and its noise stays: there the picture is averaged along the edge, which
    # leaves it sharp, and single bright pixels are brought down to their neighbours
    lone=np.clip(1.15-(den[0]+den[1])/22,0,1);return out*(1-lone)+along_edges((out+(A+B)/2)/2)*lone
def along_edges(x,reach=2.5):
    """only where there is one direction, as at the rim of a lamp; leaves and grass, which have none, are blurred a little"""
    g=cv2.GaussianBlur(x[...,:3].mean(-1),(0,0),1.0);gx,gy=cv2.Sobel(g,-1,1,0),cv2.Sobel(g,-1,0,1)
    s=lambda q:cv2.GaussianBlur(q,(0,0),2.2)
    xx,yy,xy=s(gx*gx),s(gy*gy),s(gx*gy);one=(np.hypot(xx-yy,2*xy)/(xx+yy+1e-6))[...,None];one=np.clip((one-.55)/.35,0,1)
    th=.5*np.arctan2(2*xy,xx-yy)+np.pi/2;dx,dy=np.cos(th).astype(f),np.sin(th).astype(f)     # along the edge
    lo,hi=(k(cv2.medianBlur(np.ascontiguousarray(x[...,:3]),3),np.ones((3,3))) for k in (cv2.erode,cv2.dilate))
    x=np.concatenate([np.clip(x[...,:3],lo,hi),x[...,3:]],-1)
    v,u=np.mgrid[0:x.shape[0],0:x.shape[1]].astype(f);o=np.zeros_like(x);n=0
    for t in np.arange(-reach,reach+.1,.625):
        w=np.exp(-(t/reach*1.4)**2);o+=w*cv2.remap(x,u+t*dx,v+t*dy,cv2.INTER_LINEAR,borderMode=cv2.BORDER_REFLECT_101);n+=w
    return o/n*one+cv2.GaussianBlur(x,(0,0),.7)*(1-one)
def floor_map(path,feet):
    """the shadow as seen from above: soft under the body and short around it, darkest where the tyres stand"""
    a=cv2.imread(path,-1)[...,3].astype(f)/65535.;n=len(a)
    # noise falls with distance from contact, so blend two blurs; then take away the wide ambient pedestal
    g1=cv2.GaussianBlur(a,(0,0),1.2);g2=cv2.GaussianBlur(a,(0,0),4.5)
    m=np.clip((g2-.25)/.30,0,1);a=g1*m+g2*(1-m);a=np.clip((a-.12)/.88,0,1)**1.3*.70
    v,u=np.mgrid[0:n,0:n].astype(f);u=(u+.5)/n;v=(v+.5)/n
    for x,y,hx,hy in feet: a=np.maximum(a,.92*np.exp(-(np.abs((u-x)/hx)**2.5+np.abs((v-y)/hy)**2.5)))
    return cv2.GaussianBlur(a,(0,0),.7)
def run(stem,border,shadow,feet,H,contact,size,out,backdrop=None):
    """denoise the cart inside its border, lay it over its shadow (floor map put in perspective by H), write WebP with
    straight alpha"""
    A,B=load(stem+'_A.png'),load(stem+'_B.png');h,w=A.shape[:2]
    fr=lambda n:np.nan_to_num(cv2.imread(glob.glob(stem+'_'+n+'*.exr')[0],-1).astype(f))
    x0,x1,y0,y1=border;c=np.s_[int((1-y1)*h):int((1-y0)*h)+1,int(x0*w):int(x1*w)+1]
    C=np.zeros_like(A);C[c]=nlm(A[c],B[c],[np.clip(fr('alb')[c],0,1),fr('nrm')[c]])
    C[...,3:]=np.clip(C[...,3:],0,1)
    a=floor_map(shadow,feet);n=len(a)
    a=cv2.warpPerspective(a,H@np.diag([1/n,1/n,1]),(w,h),flags=cv2.INTER_CUBIC)
    a=np.clip(cv2.GaussianBlur(a,(0,0),2),0,1)
    c=contact((h,w));a=a+c*(1-a)
    yy=np.minimum(np.arange(h),np.arange(h)[::-1])/(h*.05);xx=np.minimum(np.arange(w),np.arange(w)[::-1])/(w*.05)
    if backdrop is None: e=np.clip(yy,0,1)[:,None]*np.clip(xx,0,1)[None];a=a*e*e*(3-2*e)
    S=np.zeros_like(C);S[...,3]=a;o=cv2.resize(C+S*(1-C[...,3:]),size,interpolation=cv2.INTER_LANCZOS4)
    al=np.clip(o[...,3:],0,1);al=np.where(al<.004,0,al)
    if backdrop is not None:    # fills its frame: laid over one tone, a little darker towards the top
        t=np.linspace(.93,1,size[1])[:,None,None]*np.array(backdrop,f)[::-1];return webp.write(out,(np.clip(o[...,:3]+t*(1-al),0,1)*255+.5).astype(np.uint8))
    rgb=np.where(al>1e-4,o[...,:3]/np.maximum(al,1e-4),0)
    webp.write(out,(np.clip(np.concatenate([rgb,al],-1),0,1)*255+.5).astype(np.uint8))
