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
    # on edges nothing around resembles the pixel and its noise stays: there a small blur is the better picture
    lone=np.clip(1-(den[0]+den[1])/16,0,1);return out*(1-lone)+cv2.GaussianBlur((A+B)/2,(0,0),.85)*lone
def run(stem,border,shadow,H,size,out,backdrop=None):
    """denoise the cart inside its border, lay it over its shadow (floor map put in perspective by H), write WebP with
    straight alpha"""
    A,B=load(stem+'_A.png'),load(stem+'_B.png');h,w=A.shape[:2]
    fr=lambda n:np.nan_to_num(cv2.imread(glob.glob(stem+'_'+n+'*.exr')[0],-1).astype(f))
    x0,x1,y0,y1=border;c=np.s_[int((1-y1)*h):int((1-y0)*h)+1,int(x0*w):int(x1*w)+1]
    C=np.zeros_like(A);C[c]=nlm(A[c],B[c],[np.clip(fr('alb')[c],0,1),fr('nrm')[c]])
    C[...,3:]=np.clip(C[...,3:],0,1)
    a=cv2.imread(shadow,-1)[...,3].astype(f)/65535.;n=len(a)
    # noise falls with distance from contact, so blend two blurs; then take away the wide ambient pedestal
    g1=cv2.GaussianBlur(a,(0,0),.8);g2=cv2.GaussianBlur(a,(0,0),4)
    m=np.clip((g2-.25)/.30,0,1);a=g1*m+g2*(1-m);a=np.clip((a-.06)/.94,0,1)**1.1*.85
    a=cv2.warpPerspective(a,H@np.diag([1/n,1/n,1]),(w,h),flags=cv2.INTER_CUBIC)
    a=np.clip(cv2.GaussianBlur(a,(0,0),2),0,1)
    yy=np.minimum(np.arange(h),np.arange(h)[::-1])/(h*.05);xx=np.minimum(np.arange(w),np.arange(w)[::-1])/(w*.05)
    if backdrop is None: e=np.clip(yy,0,1)[:,None]*np.clip(xx,0,1)[None];a=a*e*e*(3-2*e)
    S=np.zeros_like(C);S[...,3]=a;o=cv2.resize(C+S*(1-C[...,3:]),size,interpolation=cv2.INTER_LANCZOS4)
    al=np.clip(o[...,3:],0,1);al=np.where(al<.004,0,al)
    if backdrop is not None:    # fills its frame: laid over one tone, a little darker towards the top
        t=np.linspace(.93,1,size[1])[:,None,None]*np.array(backdrop,f)[::-1];return webp.write(out,(np.clip(o[...,:3]+t*(1-al),0,1)*255+.5).astype(np.uint8))
    rgb=np.where(al>1e-4,o[...,:3]/np.maximum(al,1e-4),0)
    webp.write(out,(np.clip(np.concatenate([rgb,al],-1),0,1)*255+.5).astype(np.uint8))
