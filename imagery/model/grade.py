"""Develops a hero: denoise in log space, aerial fog from the position pass, bloom, filmic curve, colour grade, WebP"""
import os;os.environ['OPENCV_IO_ENABLE_OPENEXR']='1'
import cv2,numpy as np,webp;from post import nlm
f=np.float32
# sun: azimuth from the view axis, elevation; fog towards and away from the sun; dens: per metre; low: ground mist
# (per metre, height of fall-off, base); near: how much the foreground is lifted; soft: blur of the fog where much is out of focus
GRADES=dict(
 golf_dawn=dict(sun=(-62,17),fog=(1.15,.95,.72),fog2=(.80,.83,.90),dens=1/1100.,low=(1/170.,2.4,-.2),expo=2.1,sat=1.12,warm=(1.03,1.0,.96),near=.25),
 shore_dusk=dict(sun=(-17,5.2),fog=(1.05,.52,.28),fog2=(.50,.40,.46),dens=1/5200.,low=(1/2600.,4,0),expo=2.3,sat=1.10,warm=(1.03,1.0,.97),near=.15),
 town_street=dict(sun=(-66,44),fog=(.95,.92,.85),fog2=(.70,.80,.92),dens=1/1500.,low=(1/9000.,4,0),expo=2.0,sat=1.08,warm=(1.02,1.0,.98),near=0),
 marina=dict(sun=(-40,24),fog=(1.0,.92,.80),fog2=(.66,.78,.94),dens=1/3800.,low=(1/3000.,4,-1),expo=2.1,sat=1.08,warm=(1.02,1.0,.98),near=0),
 woods_camp=dict(sun=(-30,33),fog=(1.25,1.05,.74),fog2=(.46,.58,.60),dens=1/420.,low=(1/420.,3.5,-.2),expo=3.9,sat=1.10,warm=(1.03,1.0,.96),near=.2),
 showroom=dict(sun=(-60,30),fog=(0,0,0),fog2=(0,0,0),dens=0,low=(0,1,0),expo=1.5,sat=1.05,warm=(1.01,1.0,.99),near=0),
 hills_evening=dict(sun=(-64,12),fog=(1.20,.78,.46),fog2=(.58,.60,.72),dens=1/1500.,low=(1/700.,8,-2),expo=2.1,sat=1.12,warm=(1.03,1.0,.96),near=.35),
 camp_evening=dict(sun=(-24,2),fog=(.42,.30,.26),fog2=(.13,.16,.24),dens=1/420.,low=(1/420.,3.5,-.2),expo=6.0,sat=1.08,warm=(1.02,1.0,.99),near=.15),
 workshop=dict(sun=(-70,28),fog=(0,0,0),fog2=(0,0,0),dens=0,low=(0,1,0),expo=1.55,sat=1.06,warm=(1.02,1.0,.98),near=0),
 farm_country=dict(sun=(-58,15),fog=(1.20,.84,.54),fog2=(.62,.66,.74),dens=1/1300.,low=(1/900.,6,-1),expo=2.1,sat=1.10,warm=(1.03,1.0,.96),near=.3),
 first_trailer=dict(sun=(-98,13),fog=(1.1,.86,.62),fog2=(.66,.68,.74),dens=1/1100.,low=(1/1600.,4,-1),expo=2.1,sat=1.06,warm=(1.02,1.0,.98),near=.1,soft=4),
 charging=dict(sun=(-118,3),fog=(0,0,0),fog2=(0,0,0),dens=0,low=(0,1,0),expo=4.6,sat=1.06,warm=(1.01,1.0,1.0),near=0))
def aces(x):
    M=np.array([[.59719,.35458,.04823],[.07600,.90834,.01566],[.02840,.13383,.83777]]);O=np.array([[1.60475,-.53108,-.07367],[-.10208,1.10813,-.00605],[-.00327,-.07276,1.07602]])
    x=x@M.T;x=(x*(x+.0245786)-.000090537)/(x*(.983729*x+.4329510)+.238081);return np.clip(x@O.T,0,1)
def run(work,name,camera,size,out):
    G=GRADES[name];rd=lambda n:np.nan_to_num(cv2.imread(n,-1).astype(f)[...,:3])
    A,B,al,nr,po=[rd(os.path.join(work,k+'.exr')) for k in ('A','B','alb0001','nrm0001','pos0001')];po=po[...,::-1]
    L=lambda x:np.log1p(np.clip(x,0,60)*4);C=np.expm1(nlm(L(A),L(B),[np.clip(al,0,1),nr],R=8,k=.7,fs=(.07,.10),floor=1e-4))/4
    cam=np.array(camera,f);d=po-cam;r=np.linalg.norm(d,axis=-1);hit=np.abs(po).sum(-1)>1e-6
    r=np.where(hit,r,1e6);az,el=np.radians(G['sun']);s=np.array([np.cos(el)*np.sin(az),np.cos(el)*np.cos(az),np.sin(el)])
    mu=np.clip((d/np.maximum(r,1e-3)[...,None])@s,-1,1)*hit;w=((.5+.5*mu)**3)[...,None];fc=(np.array(G['fog'])*w+np.array(G['fog2'])*(1-w))[...,::-1]
    # far fog takes the colour of the sky just above the horizon in that column
    ho=~hit
    if ho.any():
        hh,ww=ho.shape;cols=np.full((ww,3),np.nan,f)
        for x in range(ww):
            q=np.where(ho[:,x])[0]
            if len(q)>8: cols[x]=C[q[-14:-2],x].mean(0)
        ok=~np.isnan(cols[:,0])
        if ok.any():
            cols=np.stack([np.interp(np.arange(ww),np.where(ok)[0],cols[ok,i]) for i in range(3)],1).astype(f)
            cols=cv2.GaussianBlur(cols[None],(0,0),ww/14.)[0];wf=np.clip(r/900.,0,.85)[...,None];fc=fc*(1-wf)+cols[None]*wf
    k,hs,h0=G['low'];z=po[...,2];lowd=np.exp(-np.clip(z-h0,0,60)/hs)*np.clip((r-14)/40,0,1)
    tau=np.where(hit,r*G['dens']+np.clip(r,0,260)*k*lowd,0);T=np.exp(-tau);Te=cv2.erode(T.astype(f),np.ones((3,3)));T=np.where(hit,T,Te)[...,None]
    if 'soft' in G: T=cv2.GaussianBlur(T,(0,0),G['soft'])[...,None]     # out of focus, positions are noise
    C=C*T+fc*(1-T)
    C=C*(1+G['near']*np.exp(-r/16))[...,None]
    hi=np.clip(C-1.3,0,8);bl=sum(cv2.GaussianBlur(hi,(0,0),sg)*wt for sg,wt in ((4,.10),(18,.10),(70,.09)));C=C+bl
    h,wd=C.shape[:2];yy,xx=np.mgrid[0:h,0:wd];v=1-.22*(((xx/wd-.5)/.62)**2+((yy/h-.5)/.75)**2)**1.2;C=C*v[...,None]
    C=C[...,::-1]*G['expo']*np.array(G['warm']);y=aces(C*.82);y=np.where(y<=.0031308,12.92*y,1.055*np.maximum(y,1e-8)**(1/2.4)-.055)
    lum=y@np.array([.2126,.7152,.0722]);y=np.clip(lum[...,None]+(y-lum[...,None])*G['sat'],0,1)
    y=y+np.random.RandomState(0).normal(0,.004,y.shape[:2])[...,None]
    o=cv2.resize(np.clip(y,0,1)[...,::-1].astype(f),size,interpolation=cv2.INTER_LANCZOS4)
    webp.write(out,(np.clip(o,0,1)*255+.5).astype(np.uint8))
