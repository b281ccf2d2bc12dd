"""Parametric golf cart. x forward (0 = front axle), y left, z up (0 = front axle height before lift)."""
import numpy as np
from sdf import *
import geo as g

# ------------------------------------------------------------------ body field shared by painted / black / lens parts
def wheel_arch(X,Z,R,shape):
    """signed distance to a wheel opening about (0, 0); a trapeze keeps the tyre's clearance and has soft corners"""
    if shape=='round': return np.sqrt(X**2+Z**2)-R
    a=np.abs(X);return inter(a*.955+Z*.297-R*1.02,Z-R*.965,-Z-R*1.4,r=R*.30)
def cowl_field(G,R,dz,B):
    X,Y,Z=G.X,G.Y,G.Z
    side=Prof([(-0.40,-0.05,.02),*B['nose'],(-0.14,0.672,.03),(-0.215,0.668,.015),(-0.29,0.42,.15),(-0.38,0.08,.05)])
    dome=B['dome']*(1-sstep(0.17,0.27,Y))*sstep(-0.25,0.15,X)
    xw=X+B['plan']*Y*Y; zw=Z+B['crown']*Y*Y-dome
    hw=B['hw']-B['taper']*sstep(-0.15,0.50,X)-B['lean']*(Z-0.30)
    hood=inter(side(xw,zw),Y-hw,r=B['edge'])
    fs=Prof(B['fender'])
    out=B['out']-B['tuck']*np.maximum(X-0.12,0)**2-B['shoulder']*np.maximum(Z-0.22,0)**2-0.05*np.maximum(-Z+0.1,0)
    fend=inter(fs(X+B['fplan']*np.maximum(Y-0.33,0)**2,Z+0.10*np.maximum(Y-0.3,0)),Y-out,B['fin']-Y,r=B['fedge'])
    b=union(hood,fend,r=B['blend'])
    b=G.blur(b,0.007/G.h)
    b=diff(b,inter(wheel_arch(X,Z-dz,R,B['arch']),0.28-Y,r=0.02),r=0.010)
    b=diff(b,inter(X+0.40,Y-0.555,0.055-Z,r=0.03),r=0.012)     # foot well
    return b

def ring_poly(y,z,r,n=28):
    return [(y+r*np.cos(a),z+r*np.sin(a),0) for a in np.linspace(0,2*np.pi,n,endpoint=False)]
def face_fields(G,B):
    """lamp glass, black surround, intake: signed distances on the nose, as functions of (y, z)"""
    X,Y,Z=G.X,G.Y,G.Z;(y,z),r=B['lamps'][0],B['round_lamp']
    head=Prof(ring_poly(y,z,r) if r else B['head'])(Y,Z);mask=Prof(ring_poly(y,z,r+.016) if r else B['mask'])(Y,Z)
    return head+0*X,mask+0*X,Prof(B['grille'])(Y,Z)+0*X

@cached
def front(R,dz,B,coarse=1):
    o={}
    G=Grid(((-0.62,0.68),(0,0.68),(-0.12,0.80)),0.003*coarse,sym=True)
    X,Y,Z=G.X,G.Y,G.Z
    b=cowl_field(G,R,dz,B)
    hl,mask,gr=face_fields(G,B)
    cut=inter(mask,-(b+0.056),0.10-X)
    paint=diff(b,cut,r=0.0035)
    if not B['in_mask']: paint=diff(paint,inter(gr,-(b+0.05),0.10-X),r=0.006)
    if B['shut']:    # hood shut line
        lid=Prof(B['shut'])(X,Y)
        paint=diff(paint,inter(np.abs(lid)-0.0025,0.36-Z,-(b+0.010)),r=0.0025)
    if B['panel']:   # inlay in the hood, a hand's breadth of shadow gap round it
        q=Prof(B['panel'])(X,Y)+0*Z
        paint=diff(paint,inter(q,0.34-Z,-(b+0.012)),r=0.003)
        o['panel']=G.mesh(inter(q+0.0045,0.34-Z,b+0.0015,-(b+0.016),r=0.003))
    if B['two_tone'] is not None:
        t=B['two_tone']-Z+0*X
        o['lower']=G.mesh(inter(paint,-t-0.002,b+0.004));paint=inter(paint,t,r=0.003)
    o['paint']=G.mesh(paint)
    # ---------- fine grid for lamps and grille
    G=Grid(((0.12,0.63),(0,0.62),(0.02,0.47)),0.0022*coarse,sym=True)
    X,Y,Z=G.X,G.Y,G.Z
    b=cowl_field(G,R,dz,B)
    hl,mask,gr=face_fields(G,B)
    inlay=inter(mask+0.0035,b+0.006,-(b+0.050),r=0.004)
    inlay=diff(inlay,inter(hl,-(b+0.044)),r=0.003)
    if B['in_mask']: inlay=diff(inlay,inter(gr,-(b+0.034)),r=0.004)
    o['gloss']=G.mesh(inlay)
    # grille: slats lie across, stakes stand, hex is a mesh; all before a closed back
    if B['bars']=='hex':
        p=0.036; row=np.floor(Z/p); yy=Y+0.5*p*1.2*(row%2); u=np.abs((yy/(p*1.2))%1-0.5)*p*1.2; v=np.abs((Z/p)%1-0.5)*p
        hexd=np.maximum(u*0.866+v*0.5,v)-p*0.40
        bars=inter(-hexd,b+0.016,-(b+0.032),r=0.003);deep=0.032
    else:
        p=0.030; q=Z-0.105 if B['bars']=='slats' else Y+.015
        bars=inter(np.abs((q/p)%1-0.5)*p-0.0065,b+0.020,-(b+0.045),r=0.004);deep=0.044
        if B['bars']=='slats': bars=union(bars,inter(np.abs(((Y+0.045)/0.09)%1-0.5)*0.09-0.005,b+0.030,-(b+0.045)))
    back=inter(b+deep,-(b+deep+0.012))
    shell=lambda d:inter(d,gr-0.003,0.10-X)
    if B['rim_chrome']=='both': o['bars']=G.mesh(shell(bars));o['plastic']=G.mesh(shell(back))
    else: o['plastic']=G.mesh(shell(union(bars,back)))
    trim=inter(np.abs(gr+0.006)-0.005,b+0.004,-(b+0.03),r=0.002)
    rings=inter(np.abs(hl-0.005)-0.006,b-0.004,-(b+0.02),r=0.003)
    if B['rim_chrome']=='grille': o['chrome']=G.mesh(inter(trim,Y-0.26))
    if B['rim_chrome']=='both': o['chrome']=G.mesh(union(inter(np.abs(gr-0.004)-0.010,b-0.006,-(b+0.03),r=0.004),rings))
    # lens, flush with the bodywork
    o['lens']=G.mesh(inter(hl+0.003,b+0.0045,-(b+0.0085)))
    # day running light: follows the lamp outline
    ring=np.abs(hl+0.017)-0.0045 if not B['light_band'] else hl+0.010
    on=np.minimum.reduce([a*Y+c*Z+d for a,c,d in B['drl']])+0*X
    o['drl']=G.mesh(inter(ring,b+0.016,-(b+0.030),on,r=0.002))
    # reflector bowls / projectors
    rl=B['lamp_r'];bowl=None;proj=None
    for (cy,cz) in B['lamps']:
        r=np.sqrt((Y-cy)**2+(Z-cz)**2)
        k=inter(np.abs(r-rl-.006)-0.0035,b+0.020,-(b+0.046),r=0.002);bowl=k if bowl is None else np.minimum(bowl,k)
        k=inter(r-rl,b+0.024+ (r/rl)**2*0.008,-(b+0.046));proj=k if proj is None else np.minimum(proj,k)
    o['chromelamp']=G.mesh(bowl);o['projector']=G.mesh(proj)
    # ---------- bumper
    G=Grid(((0.20,0.70),(0,0.66),(-0.16,0.18)),0.0035*coarse,sym=True);X,Y,Z=G.X,G.Y,G.Z
    sp=Prof(B['bumper'])
    bm=inter(sp(X+B['bumper_plan']*Y*Y+0.8*np.maximum(Y-0.38,0)**2,Z),Y-B['bumper_hw']+np.maximum(X-0.35,0)**2,r=0.04)
    bm=G.blur(bm,1.5)
    bm=diff(bm,wheel_arch(X,Z-dz,R,B['arch']),r=0.01)
    if B['air']:
        air=Prof(B['air'])(Y,Z)+0*X
        bm=diff(bm,inter(air,-(bm+0.03)),r=0.008)
    b0=bm
    if B['fog']=='round':
        fog=np.sqrt((Y-0.405)**2+(Z-0.005)**2)
        pod=Prof([(0.33,-0.03,.012),(0.35,0.045,.015),(0.46,0.045,.02),(0.49,-0.03,.02)])(Y,Z)+0*X
        bm=diff(bm,inter(pod,-(bm+0.022)),r=0.006)
        o['fogring']=G.mesh(inter(np.abs(fog-0.030)-0.004,b0+0.006,-(b0+0.03),r=0.002))
        o['foglens']=G.mesh(inter(fog-0.027,b0+0.010+(fog/0.027)**2*0.006,-(b0+0.03)))
    o['bumper']=G.mesh(bm)
    if B['skid']:
        skid=Prof([(-0.3,-0.125,.005),(0.20,-0.125,.02),(0.245,-0.045,.02),(-0.3,-0.045,.01)])(Y,Z)+0*X
        o['skid']=G.mesh(inter(skid,b0-0.006,-(b0+0.01),0.40-X,r=0.004))
    return o

@cached
def rear(R,dz,B,coarse=1):
    """rear body; x relative to the rear axle"""
    o={}
    G=Grid(((-0.66,0.84),(0,0.68),(-0.12,0.56)),0.004*coarse,sym=True);X,Y,Z=G.X,G.Y,G.Z
    main=Prof(B['tub'])
    hw=B['tub_hw']-B['rear_taper']*np.maximum(Z-0.2,0)-B['rear_taper']*sstep(-0.25,-0.60,X)+0*X
    m=inter(main(X-B['rear_plan']*Y*Y*(X<0.1),Z),Y-hw,r=max(.05,B['rear_edge']*.9))
    fs=Prof(B['haunch'])
    out=B['out']-0.9*np.maximum(-X-0.20,0)**2*B['tuck']/.9-B['shoulder']*np.maximum(Z-0.22,0)**2-0.05*np.maximum(-Z+0.1,0)
    f=inter(fs(X-B['fplan']*np.maximum(Y-0.36,0)**2*(X<0),Z+0.10*np.maximum(Y-0.3,0)),Y-out,0.34-Y,r=B['rear_edge'])
    b=union(m,f,r=B['rear_blend'])
    b=G.blur(b,0.007/G.h)
    b=diff(b,inter(wheel_arch(X,Z-dz,R,B['arch']),0.28-Y,r=0.02),r=0.010)
    b1=diff(b,inter(np.abs(X-0.545+0.10*(Z-0.1))-0.0028,-(b+0.009),-Z+0.03),r=0.0025)   # shut line of the seat pod
    y,z,r=B['round_tail'] or (0,0,0)
    tail=Prof(ring_poly(y,z,r) if r else B['tail'])(Y,Z)+0*X
    b1=diff(b1,inter(tail,-(b+0.02),X+0.25),r=0.0035)
    if B['two_tone_rear'] is not None:
        t=B['two_tone_rear']-Z+0*X
        o['lower']=G.mesh(inter(b1,-t-0.002,b+0.004));b1=inter(b1,t,r=0.003)
    o['paint']=G.mesh(b1)
    o['tail']=G.mesh(inter(tail+0.004,b+0.003,-(b+0.02),X+0.25,r=0.003))
    o['taildrl']=G.mesh(inter(np.abs(tail+0.022)-0.006 if not (B['light_band'] or r) else tail+.014,b-0.0,-(b+0.012),X+0.25,r=0.003))
    if r: o['chrome']=G.mesh(inter(np.abs(tail-0.004)-0.006,b-0.004,-(b+0.02),X+0.25,r=0.003))
    return o

@cached
def flare(R,dz,B):
    """wheel-arch trim with a returned lip"""
    G=Grid(((-0.54,0.54),(0.44,0.74),(-0.12,0.54)),0.004);X,Y,Z=G.X,G.Y,G.Z
    r=wheel_arch(X,Z-dz,R,B['arch']);w=B['flare_w']
    return {'flare':G.mesh(inter(np.abs(r-w*.7)-w,slab(Y,0.50,B['flare_out']-0.10*np.abs(r+0.008)),-0.035-Z,r=min(.010,w*.6)))}

# ------------------------------------------------------------------ seats
@cached
def cushion(w,d,t,pl,style='pleat',round=.085,coarse=1):
    """upholstered pad, local x = depth, y = width, z = thickness (top is z=0). Returns body + insert + piping"""
    o={};h=0.003*coarse;hx,hy=d/2,w/2
    G=Grid(((-hx-.02,hx+.02),(0,hy+.02),(-t-.02,.05)),h,sym=True);X,Y,Z=G.X,G.Y,G.Z
    plan=Prof([(-hx,-hy,.05),(hx,-hy,round),(hx,hy,round),(-hx,hy,.05)])(X,Y)+0*Z
    crown=0.020*(1-(X/hx)**2)*(1-(Y/hy)**2)
    bol=0.016*sstep(hy-.135,hy-.06,Y)*(1-sstep(hy-.03,hy,Y))      # side bolsters
    b=inter(plan,Z-crown-bol,-(Z+t),r=min(t*.42,.05))
    b=G.blur(b,2.0)
    ix,iy=hx-.055,hy-.085
    ins=Prof([(-ix,-iy,.03),(ix,-iy,.06),(ix,iy,.06),(-ix,iy,.03)])(X,Y)+0*Z
    base=diff(b,inter(np.abs(ins)-0.006,-(b+0.010),-Z-0.02),r=0.006)
    o['main']=G.mesh(base)
    groove=lambda q:0.004+0.007*np.sqrt(q+1e-4)
    if style in('pleat','channel'): pad=groove(np.abs(np.sin(np.pi*(X if style=='channel' else Y)/pl)))
    elif style=='chevron': pad=groove(np.abs(np.sin(np.pi*(X-.55*np.abs(Y))/pl)))
    elif style=='panel': pad=0.010-0.009*np.exp(-(np.minimum(np.abs(X-.05),np.abs(np.abs(Y)-iy*.45)+.6*(X>.05))/.007)**2)
    else:    # diamond quilting, or tufts, which are wider, deeper and buttoned
        u=(X+Y)/pl;v=(X-Y)/pl;deep=.020 if style=='tuft' else .010
        pad=0.003+deep*np.sqrt(np.abs(np.sin(np.pi*u)*np.sin(np.pi*v))+1e-4)
    edge=1-np.exp(-np.maximum(-ins-.003,0)/0.010)
    o['insert']=G.mesh(inter(b-pad*edge,ins+0.004,-(b+0.02),-Z-0.03,r=0.004))
    # piping along the outer top edge and around the insert
    poly=fillet([(-ix,-iy,.03),(ix,-iy,.06),(ix,iy,.06),(-ix,iy,.03)],8)
    # resample & drop to surface
    from scipy.ndimage import map_coordinates as mc
    full=G.full(b);seg=np.concatenate([poly,poly[:1]]);L=np.r_[0,np.cumsum(np.hypot(*np.diff(seg,axis=0).T))]
    n=160;s=np.linspace(0,L[-1],n,endpoint=False);pu=np.interp(s,L,seg[:,0]);pv=np.interp(s,L,seg[:,1])
    zs=[]
    for u,v in zip(pu,pv):
        i=(u-G.x[0])/h;j=(v+G.y[-1])/h
        col=mc(full,[np.full(len(G.z),i),np.full(len(G.z),j),np.arange(len(G.z))],order=1)
        k=np.where(col<0)[0][-1];zs.append(G.z[k]+h*col[k]/(col[k]-col[k+1]))
    path=np.stack([pu,pv,np.array(zs)+0.001],1)
    o['piping']=g.tube(path,0.0042,seg=8,closed=True,up=(0,0,1))
    return o

@cached
def pod():
    o={};G=Grid(((-.36,.36),(0,.62),(-.02,.44)),.004,sym=True);X,Y,Z=G.X,G.Y,G.Z
    pr=Prof([(.175,.03,.02),(.165,.10,.10),(.275,.345,.05),(.270,.385,.02),(-.235,.385,.02),(-.255,.33,.04),(-.20,.10,.08),(-.20,.03,.02)])
    hw=.50+.045*sstep(.12,.36,Z)-.02*(X/.3)**2
    b=inter(pr(X,Z),Y-hw,r=.035);b=G.blur(b,1.6)
    pan=Prof([(.12,.12,.03),(.20,.315,.04),(-.19,.315,.04),(-.155,.12,.03)])(X,Z)+0*Y     # recessed access door
    b=diff(b,inter(np.abs(pan)-.0028,-(b+.008),.30-Y),r=.002)
    o['pod']=G.mesh(b)
    o['kick']=G.mesh(inter(b-.006,Z-.085,r=.006));return o
# ------------------------------------------------------------------ roof
@cached
def roof(L,hw,S,coarse=1):
    """local x in [-L,0] (0 = front edge), z=0 underside. S: bow across and arch along, thickness, edge radius, ribs, rolled
    edge, width of the front, corner radius, a peak that droops in front, a tail that rises behind"""
    o={};h=0.005*coarse
    G=Grid(((-L-.12,.14),(0,hw+.05),(-.14,.18)),h,sym=True);X,Y,Z=G.X,G.Y,G.Z
    n,r,e=hw*S['nose'],S['round'],S['visor']
    plan=Prof([(e,-n,r),(-0.13,-hw,r),(-L+.08,-hw,r*.88),(-L-S['spoiler'],-hw*(.80 if r>.1 else .92),r*.88),(-L-S['spoiler'],hw*(.80 if r>.1 else .92),r*.88),(-L+.08,hw,r*.88),(-0.13,hw,r),(e,n,r)])(X+0.14*Y*Y,Y)+0*Z
    t=(X+L/2)/(L/2)
    zw=Z+S['bow']*Y*Y+S['arch']*np.abs(t)**S['arch_p']+1.6*np.maximum(X+.10,0)**2*(e>0)-.9*np.maximum(-X-L+.16,0)**1.6*(S['spoiler']>0)
    rim=S['roll']*(1-sstep(0.0,0.085,-plan))                                    # rolled-down edge
    ch=S['rib']*(sstep(.175,.20,Y)-sstep(.315,.34,Y))*sstep(.13,.17,-plan)         # raised ribs
    top=zw-S['thick']+rim-ch
    b=inter(plan,top,-(zw+0.012),r=S['edge'])
    b=diff(b,inter(plan+0.050,zw-min(.036,S['thick']*.5),-(zw+0.07)),r=0.008)
    b=G.blur(b,1.4)
    b=diff(b,inter(np.abs(plan+0.022)-0.003,zw-0.004,-(b+0.006)),r=0.002)      # drip groove
    o['roof']=G.mesh(b)
    o['liner']=G.mesh(inter(plan+0.048,slab(zw,S['thick']*.32,S['thick']*.48)))
    return o

@cached
def dash():
    o={};G=Grid(((-0.50,-0.10),(-0.56,0.56),(0.36,0.76)),0.0045);X,Y,Z=G.X,G.Y,G.Z
    pr=Prof([(-0.14,0.40,.02),(-0.16,0.655,.04),(-0.215,0.700,.05),(-0.36,0.690,.05),(-0.425,0.640,.04),(-0.415,0.56,.03),(-0.36,0.47,.05),(-0.30,0.40,.03)])
    b=inter(pr(X+0.10*Y*Y,Z+0.10*Y*Y),np.abs(Y)-0.475,r=0.035)
    b=G.blur(b,2)
    hood=sbox(X,Y,Z,(-0.36,0.27,0.69),(0.07,0.15,0.035),0.035)
    b=union(b,hood,r=0.03)
    for (y0,w) in ((-0.27,0.15),):
        b=diff(b,sbox(X,Y,Z,(-0.43,y0,0.575),(0.10,w,0.045),0.02),r=0.01)
    o['dash']=G.mesh(b)
    return o

@cached
def mirror():
    o={};G=Grid(((-.06,.08),(-.13,.13),(-.09,.09)),0.003);X,Y,Z=G.X,G.Y,G.Z
    b=inter(Prof([(-.10,-.065,.03),(.10,-.055,.045),(.105,.05,.045),(-.09,.068,.03)])(Y,Z)+0*X,X-0.055+3.0*Y*Y+5*Z*Z,-X-0.02,r=0.02)
    b=diff(b,inter(Prof([(-.088,-.053,.025),(.088,-.045,.035),(.092,.04,.035),(-.078,.056,.025)])(Y,Z)+0*X,X+0.008),r=0.004)
    o['shell']=G.mesh(b)
    o['glass']=G.mesh(inter(Prof([(-.088,-.053,.025),(.088,-.045,.035),(.092,.04,.035),(-.078,.056,.025)])(Y,Z)+0*X,slab(X,-.014,-.006)))
    return o

# ------------------------------------------------------------------ wheels
@cached
def rim(rr,w,style):
    """alloy; axis y (outer face +y)"""
    o={};h=0.0024;R=rr
    G=Grid(((-R-.01,R+.01),(-w/2-.01,w/2+.012),(-R-.01,R+.01)),h);X,Y,Z=G.X,G.Y,G.Z
    r=np.sqrt(X**2+Z**2);th=np.arctan2(Z,X)
    bar=Prof([(R,-w/2,.003),(R,-w/2+.012,.004),(R-.014,-w/2+.03,.01),(R-.020,0.0,.02),(R-.012,w/2-.03,.01),(R,w/2-.010,.004),(R+.001,w/2,.003),(R-.010,w/2+.001,.003),(R-.022,w/2-.022,.008),(R-.030,0,.02),(R-.024,-w/2+.03,.01),(R-.012,-w/2,.003)])
    b=bar(r,Y)
    yf=w/2-.012-.030*(1-(r/R))**1.0-0.0           # face dish
    def spokes(n,segs,wid,phase=0,thick=.030,r=.006):
        a=(th+phase)%(2*np.pi/n)-np.pi/n
        u=r_*np.cos(a);v=r_*np.sin(a)
        d=None
        for (u0,v0,u1,v1,w0,w1) in segs:
            ex,ey=u1-u0,v1-v0;q=ex*ex+ey*ey;t=np.clip(((u-u0)*ex+(v-v0)*ey)/q,0,1)
            k=np.sqrt((u-u0-ex*t)**2+(v-v0-ey*t)**2)-(w0+(w1-w0)*t)
            d=k if d is None else union(d,k,r=.010)
        return d
    r_=r
    if style=='y5': S=spokes(5,[(.02,0,.085,0,.020,.013),(.085,0,R,.042,.011,.010),(.085,0,R,-.042,.011,.010)],0)
    elif style=='ten': S=spokes(10,[(.02,0,R,0,.011,.0085)],0)
    elif style=='six': S=spokes(6,[(.03,.0,R,0,.030,.016)],0)
    elif style=='twin7': S=spokes(7,[(.04,.010,R,.022,.0075,.007),(.04,-.010,R,-.022,.0075,.007)],0)
    else: S=spokes(8,[(.02,0,R,.03,.012,.011)],0)
    if style=='six':
        a=(th)%(2*np.pi/6)-np.pi/6;u=r*np.cos(a);v=r*np.sin(a)
        win=np.maximum(np.abs(v)-.0065*(.4+u/R),np.maximum(.085-u,u-R+.035));S=diff(S,win,r=.005)
    sp=inter(S,Y-yf,-(Y-yf+.034),r-R+.015,r=.005)
    hub=inter(r-.070,Y-(w/2-.030),-(Y-(w/2-.075)),r=.008)
    b2=union(sp,hub,r=.010)
    b2=diff(b2,inter(r-.030,-(Y-(w/2-.040))),r=.003)
    for k in range(4):
        a=np.pi/4+k*np.pi/2
        rl=np.sqrt((X-.0508*np.cos(a))**2+(Z-.0508*np.sin(a))**2)
        b2=diff(b2,inter(rl-.0125,-(Y-(w/2-.046))),r=.003)
    b=union(b,b2,r=.008)
    o['rim']=G.mesh(b)
    return o

def tyre(Ro,rr,w,kind,nth=None):
    """displaced lathe. outer radius Ro, rim radius rr, section width w"""
    hw=w/2;sw=Ro-rr
    crown=.006
    prof=[(rr-.004,-hw*.80),(rr+.004,-hw*.86),(rr+.012,-hw*.92),(rr+sw*.35,-hw*1.0),(rr+sw*.62,-hw*.99),(rr+sw*.82,-hw*.93),(Ro-.014,-hw*.86),(Ro-.005,-hw*.80),(Ro-.001,-hw*.66),(Ro+.002,-hw*.33),(Ro+.003,0)]
    prof=prof+[(a,-b) for a,b in prof[-2::-1]]
    P=g.crom(prof,8);L=np.r_[0,np.cumsum(np.hypot(*np.diff(P,axis=0).T))]
    ns=150;s=np.linspace(0,L[-1],ns);pr=np.interp(s,L,P[:,0]);py=np.interp(s,L,P[:,1])
    npit={'at':30,'street':44}[kind];nth=nth or npit*24
    th=np.arange(nth)*2*np.pi/nth
    T,Rr=np.meshgrid(th,pr,indexing='ij');Y=np.broadcast_to(py,T.shape)
    ph=T/(2*np.pi)*npit
    yn=Y/hw
    tri=lambda x:np.abs((x%1)-.5)*2
    if kind=='at':
        d=.011
        sh=sstep(.10,.16,tri(ph+.5*(yn>0)))                     # shoulder lug gaps
        sh_zone=sstep(.50,.53,np.abs(yn))*(1-sstep(.955,.985,np.abs(yn))*1)
        zig=.06*(tri(ph*1.0)-.5)
        c1=sstep(.030,.055,np.abs(np.abs(yn)-.48+zig*.6))          # zigzag circumferential grooves
        c2=sstep(.025,.045,np.abs(yn-zig*2.2))
        mid=(1-sstep(.50,.53,np.abs(yn)))
        cr=sstep(.08,.13,tri(ph+.9*yn+.25*np.sign(yn)))                # slanted cross grooves
        sip=1-.35*(1-sstep(.02,.05,tri(ph*2+.3+1.5*yn)))*1
        hgt=(mid*np.minimum(np.minimum(cr,c1),c2)*sip+sh_zone*np.minimum(sh,c1)*sip)
        lug=(1-sstep(.99,1.0,np.abs(yn)))*0
        tread=hgt*d
        onside=np.clip((Rr-(rr+sw*.60))/(sw*.22),0,1)*(Rr<Ro-.006)
        side=onside*.006*sstep(.12,.2,tri(ph+.5*(yn>0)))
    else:
        d=.006
        c=np.ones_like(T)
        for y0 in (-.42,0.0,.42): c=np.minimum(c,sstep(.020,.040,np.abs(yn-y0)))
        lat=sstep(.06,.12,tri(ph+.8*np.abs(yn)))
        c=np.minimum(c,np.maximum(lat,1-sstep(.10,.12,np.abs(np.abs(yn)-.70)*0+np.abs(yn))*sstep(.46,.5,np.abs(yn))))
        tread=c*d*(1-sstep(.80,.86,np.abs(yn)));side=0
    ontread=(Rr>Ro-.012)
    # normals of the profile for displacement
    t=np.stack([np.gradient(pr),np.gradient(py)],1);n=np.stack([t[:,1],-t[:,0]],1);n/=np.linalg.norm(n,axis=1,keepdims=True)
    if n[ns//2,0]<0:n=-n
    # sidewall ribs
    rib=.0012*(np.abs(((pr-rr)/sw)-.30)<.05)+.0016*(np.abs(((pr-rr)/sw)-.10)<.03)
    D=-d*ontread*sstep(Ro-.016,Ro-.008,Rr)+tread*ontread+side+rib[None]
    RR=Rr+D*n[:,0];YY=Y+D*n[:,1]
    Q=np.stack([np.cos(T)*RR,YY,np.sin(T)*RR],-1)
    # normals by finite difference
    du=np.roll(Q,-1,0)-np.roll(Q,1,0);dv=np.gradient(Q,axis=1);N=np.cross(du,dv)
    if np.sum(N*np.stack([np.cos(T),0*T,np.sin(T)],-1))<0:N=-N
    return g._grid(Q,N,cu=True)
