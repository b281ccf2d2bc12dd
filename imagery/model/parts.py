"""Parametric golf cart. x forward (0 = front axle), y left, z up (0 = front axle height before lift)."""
import numpy as np
from sdf import *
import geo as g

# ------------------------------------------------------------------ body field shared by painted / black / lens parts
def cowl_field(G,R,dz):
    X,Y,Z=G.X,G.Y,G.Z
    side=Prof([(-0.40,-0.05,.02),(0.42,-0.05,.06),(0.520,0.08,.12),(0.548,0.26,.16),(0.475,0.425,.13),(0.15,0.565,1.2),(-0.14,0.672,.03),(-0.215,0.668,.015),(-0.29,0.42,.15),(-0.38,0.08,.05)])
    dome=0.020*(1-sstep(0.17,0.27,Y))*sstep(-0.25,0.15,X)
    xw=X+0.36*Y*Y; zw=Z+0.14*Y*Y-dome
    hw=0.50-0.13*sstep(-0.15,0.50,X)-0.10*(Z-0.30)
    hood=inter(side(xw,zw),Y-hw,r=0.075)
    fs=Prof([(0.44,-0.05,.04),(0.50,0.10,.08),(0.475,0.30,.12),(0.33,0.435,.22),(0.02,0.492,.6),(-0.27,0.462,.3),(-0.425,0.27,.2),(-0.475,0.07,.06),(-0.48,-0.05,.02)])
    out=0.600-0.30*np.maximum(X-0.12,0)**2*3-0.12*np.maximum(Z-0.22,0)**2*4-0.05*np.maximum(-Z+0.1,0)
    fend=inter(fs(X+0.9*np.maximum(Y-0.33,0)**2,Z+0.10*np.maximum(Y-0.3,0)),Y-out,0.30-Y,r=0.055)
    b=union(hood,fend,r=0.085)
    b=G.blur(b,0.007/G.h)
    arch=np.sqrt(X**2+(Z-dz)**2)-R
    b=diff(b,inter(arch,0.28-Y,r=0.02),r=0.010)
    b=diff(b,inter(X+0.40,Y-0.555,0.055-Z,r=0.03),r=0.012)     # foot well
    return b

def ring_poly(y,z,r,n=28):
    return [(y+r*np.cos(a),z+r*np.sin(a),0) for a in np.linspace(0,2*np.pi,n,endpoint=False)]
# Front ends, as outlines in (y, z) on the nose. head: lamp glass; mask: black surround; grille: opening;
# lamps: projector centres; drl(y, z) is negative where the day running light follows the lamp outline.
FACES={
 'A':dict(head=[(0.250,0.322,.012),(0.290,0.368,.03),(0.430,0.400,.03),(0.515,0.388,.025),(0.530,0.345,.025),(0.47,0.300,.04),(0.33,0.296,.03)],
          mask=[(-0.30,0.302,.005),(0.24,0.302,.01),(0.32,0.280,.02),(0.475,0.284,.04),(0.549,0.34,.03),(0.530,0.404,.025),(0.430,0.418,.03),(0.282,0.385,.03),(0.228,0.352,.02),(-0.30,0.352,.005)],
          grille=[(-0.30,0.105,.005),(0.285,0.105,.03),(0.325,0.165,.03),(0.285,0.235,.03),(-0.30,0.235,.005)],bars='slats',
          lamps=[(0.375,0.328),(0.465,0.338)],drl=lambda Y,Z:0.352-Z-0.25*(Y-0.40)),
 'B':dict(head=[(0.292,0.262,.012),(0.268,0.375,.02),(0.40,0.385,.03),(0.505,0.418,.02),(0.532,0.392,.02),(0.52,0.322,.03),(0.44,0.290,.02),(0.39,0.245,.02)],
          mask=[(-0.30,0.175,.005),(0.20,0.175,.02),(0.285,0.240,.02),(0.40,0.230,.02),(0.455,0.274,.02),(0.535,0.306,.03),(0.550,0.400,.02),(0.510,0.436,.02),(0.40,0.402,.03),(-0.30,0.402,.01)],
          grille=[(-0.25,0.20,.005),(0.185,0.20,.02),(0.245,0.27,.03),(0.235,0.37,.02),(-0.25,0.37,.005)],bars='hex',
          lamps=[(0.385,0.325),(0.480,0.352)],drl=lambda Y,Z:np.maximum(0.0*Y+0.0*Z+np.minimum(0.352-Z,Y-0.330),-9)),
 'C':dict(head=[(0.352,0.205,.02),(0.345,0.352,.03),(0.430,0.388,.03),(0.520,0.380,.03),(0.534,0.300,.03),(0.515,0.205,.03)],
          mask=[(0.334,0.186,.03),(0.326,0.364,.035),(0.428,0.406,.035),(0.534,0.398,.035),(0.552,0.300,.035),(0.530,0.186,.035)],
          grille=[(-0.30,0.250,.005),(0.270,0.250,.02),(0.296,0.300,.02),(0.280,0.345,.02),(-0.30,0.345,.005)],bars='slats',
          lamps=[(0.432,0.335),(0.436,0.255)],drl=lambda Y,Z:0.480-Y+0*Z),
 'D':dict(head=[(0.286,0.286,.02),(0.340,0.352,.04),(0.440,0.402,.04),(0.530,0.410,.025),(0.537,0.345,.03),(0.465,0.285,.04),(0.360,0.262,.03)],
          mask=[(0.262,0.280,.03),(0.330,0.366,.05),(0.434,0.420,.05),(0.546,0.428,.03),(0.554,0.335,.035),(0.472,0.268,.05),(0.360,0.244,.04)],
          grille=[(-0.30,0.125,.005),(0.315,0.125,.03),(0.345,0.185,.03),(0.250,0.218,.05),(-0.30,0.218,.005)],bars='stakes',
          lamps=[(0.395,0.325),(0.474,0.350)],drl=lambda Y,Z:Z-0.300-0.35*(Y-0.38)),
 'E':dict(head=ring_poly(.412,.318,.066),mask=ring_poly(.412,.318,.082),
          grille=[(-0.30,0.165,.005),(0.175,0.165,.03),(0.235,0.290,.05),(0.190,0.378,.03),(-0.30,0.378,.005)],bars='stakes',
          lamps=[(0.412,0.318)],drl=lambda Y,Z:-1+0*Y+0*Z),
 'F':dict(head=[(0.215,0.338,.014),(0.230,0.372,.014),(0.420,0.394,.03),(0.530,0.396,.015),(0.534,0.350,.02),(0.400,0.344,.03)],
          mask=[(-0.30,0.322,.005),(0.205,0.322,.02),(0.395,0.326,.03),(0.552,0.334,.02),(0.552,0.412,.02),(0.420,0.412,.03),(0.215,0.390,.02),(-0.30,0.380,.005)],
          grille=[(-0.30,0.118,.005),(0.375,0.118,.03),(0.405,0.195,.03),(0.300,0.228,.03),(-0.30,0.228,.005)],bars='hex',
          lamps=[(0.300,0.357),(0.365,0.363),(0.430,0.368),(0.490,0.371)],lamp_r=.017,drl=lambda Y,Z:0.364-Z+0.06*(Y-0.2))}

@cached
def front(R,dz,face,h=0.003):
    o={}
    G=Grid(((-0.62,0.68),(0,0.68),(-0.12,0.80)),h,sym=True)
    X,Y,Z=G.X,G.Y,G.Z
    b=cowl_field(G,R,dz)
    F=FACES[face];mask=Prof(F['mask'])(Y,Z)+0*X; gr=Prof(F['grille'])(Y,Z)+0*X
    cut=inter(mask,-(b+0.056),0.10-X)
    paint=diff(b,cut,r=0.0035)
    if face!='B': paint=diff(paint,inter(gr,-(b+0.05),0.10-X),r=0.006)
    # hood shut line
    lid=Prof([(-0.5,-0.47,.02),(-0.1,-0.462,.3),(0.20,-0.40,.3),(0.405,-0.285,.12),(0.445,0.0,.9),(0.405,0.285,.12),(0.20,0.40,.3),(-0.1,0.462,.3),(-0.5,0.47,.02)])(X,Y)
    groove=inter(np.abs(lid)-0.0025,0.36-Z,-(b+0.010))
    paint=diff(paint,groove,r=0.0025)
    # side crease / fender vent
    o['paint']=G.mesh(paint)
    # ---------- fine grid for lamps and grille
    G=Grid(((0.12,0.60),(0,0.62),(0.02,0.46)),0.0022,sym=True)
    X,Y,Z=G.X,G.Y,G.Z
    b=cowl_field(G,R,dz)
    mask=Prof(F['mask'])(Y,Z)+0*X;hl=Prof(F['head'])(Y,Z)+0*X;gr=Prof(F['grille'])(Y,Z)+0*X
    inlay=inter(mask+0.0035,b+0.006,-(b+0.050),r=0.004)
    inlay=diff(inlay,inter(hl,-(b+0.044)),r=0.003)
    if face=='B': inlay=diff(inlay,inter(gr,-(b+0.034)),r=0.004)
    o['gloss']=G.mesh(inlay)
    # grille: slats lie across, stakes stand, hex is a mesh; all before a closed back
    if F['bars']=='hex':
        p=0.036; row=np.floor(Z/p); yy=Y+0.5*p*1.2*(row%2); u=np.abs((yy/(p*1.2))%1-0.5)*p*1.2; v=np.abs((Z/p)%1-0.5)*p
        hexd=np.maximum(u*0.866+v*0.5,v)-p*0.40
        bars=inter(-hexd,b+0.016,-(b+0.032),r=0.003);deep=0.032
    else:
        p=0.030; q=Z-0.105 if F['bars']=='slats' else Y+.015
        bars=inter(np.abs((q/p)%1-0.5)*p-0.0065,b+0.020,-(b+0.045),r=0.004);deep=0.044
        if F['bars']=='slats': bars=union(bars,inter(np.abs(((Y+0.045)/0.09)%1-0.5)*0.09-0.005,b+0.030,-(b+0.045)))
    back=inter(b+deep,-(b+deep+0.012))
    o['plastic']=G.mesh(inter(union(bars,back),gr-0.003,0.10-X))
    trim=inter(np.abs(gr+0.006)-0.005,b+0.004,-(b+0.03),r=0.002)
    if face in 'BE': o['chrome']=G.mesh(inter(trim,Y-0.26) if face=='B' else union(trim,inter(np.abs(hl-0.005)-0.006,b-0.004,-(b+0.02),r=0.003)))
    # lens, flush with the bodywork
    o['lens']=G.mesh(inter(hl+0.003,b+0.0045,-(b+0.0085)))
    # day running light: follows the lamp outline
    ring=np.abs(hl+0.017)-0.0045
    o['drl']=G.mesh(inter(ring,b+0.016,-(b+0.030),F['drl'](Y,Z)+0*X,r=0.002))
    # reflector bowls / projectors
    rl=F.get('lamp_r',.025);bowl=None;proj=None
    for (cy,cz) in F['lamps']:
        r=np.sqrt((Y-cy)**2+(Z-cz)**2)
        k=inter(np.abs(r-rl-.006)-0.0035,b+0.020,-(b+0.046),r=0.002);bowl=k if bowl is None else np.minimum(bowl,k)
        k=inter(r-rl,b+0.024+ (r/rl)**2*0.008,-(b+0.046));proj=k if proj is None else np.minimum(proj,k)
    o['chromelamp']=G.mesh(bowl);o['projector']=G.mesh(proj)
    # ---------- bumper
    G=Grid(((0.20,0.70),(0,0.66),(-0.16,0.18)),0.0035,sym=True);X,Y,Z=G.X,G.Y,G.Z
    sp=Prof([(0.30,-0.115,.02),(0.50,-0.115,.04),(0.585,-0.055,.04),(0.592,0.045,.03),(0.555,0.098,.03),(0.30,0.098,.02)])
    bm=inter(sp(X+0.42*Y*Y+0.8*np.maximum(Y-0.38,0)**2,Z),Y-0.585+0.25*np.maximum(X-0.35,0)**2*4,r=0.04)
    bm=G.blur(bm,1.5)
    arch=np.sqrt(X**2+(Z-dz)**2)-R
    bm=diff(bm,arch,r=0.01)
    air=Prof([(-0.3,-0.03,.01),(0.27,-0.03,.02),(0.30,0.005,.015),(0.27,0.04,.02),(-0.3,0.04,.01)])(Y,Z)+0*X
    bm=diff(bm,inter(air,-(bm+0.03)),r=0.008)
    fog=np.sqrt((Y-0.405)**2+(Z-0.005)**2)
    pod=Prof([(0.33,-0.03,.012),(0.35,0.045,.015),(0.46,0.045,.02),(0.49,-0.03,.02)])(Y,Z)+0*X
    b0=bm
    bm=diff(bm,inter(pod,-(bm+0.022)),r=0.006)
    o['bumper']=G.mesh(bm)
    o['fogring']=G.mesh(inter(np.abs(fog-0.030)-0.004,b0+0.006,-(b0+0.03),r=0.002))
    o['foglens']=G.mesh(inter(fog-0.027,b0+0.010+(fog/0.027)**2*0.006,-(b0+0.03)))
    skid=Prof([(-0.3,-0.125,.005),(0.20,-0.125,.02),(0.245,-0.045,.02),(-0.3,-0.045,.01)])(Y,Z)+0*X
    o['skid']=G.mesh(inter(skid,b0-0.006,-(b0+0.01),0.40-X,r=0.004))
    return o

@cached
def rear(R,dz,kind,h=0.004):
    """rear body; x relative to the rear axle"""
    o={}
    G=Grid(((-0.66,0.84),(0,0.68),(-0.12,0.56)),h,sym=True);X,Y,Z=G.X,G.Y,G.Z
    main=Prof([(0.655,-0.05,.02),(0.655,0.08,.10),(0.775,0.33,.06),(0.765,0.37,.03),(0.70,0.392,.03),(-0.42,0.392,.05),(-0.525,0.33,.09),(-0.50,0.06,.08),(-0.42,-0.05,.04)])
    hw=0.545-0.06*np.maximum(Z-0.2,0)-0.10*sstep(-0.25,-0.60,X)*0.6+0*X
    m=inter(main(X+0.10*Y*Y*np.sign(-X+0.1)*0+0.22*Y*Y*(X<0.1)*-1,Z),Y-hw,r=0.05)
    fs=Prof([(0.54,-0.05,.02),(0.535,0.07,.06),(0.47,0.27,.2),(0.30,0.415,.25),(0.0,0.452,.6),(-0.30,0.43,.25),(-0.47,0.30,.16),(-0.53,0.10,.08),(-0.50,-0.05,.04)])
    out=0.600-0.9*np.maximum(-X-0.20,0)**2-0.12*np.maximum(Z-0.22,0)**2*4-0.05*np.maximum(-Z+0.1,0)
    f=inter(fs(X-0.9*np.maximum(Y-0.36,0)**2*(X<0),Z+0.10*np.maximum(Y-0.3,0)),Y-out,0.34-Y,r=0.055)
    b=union(m,f,r=0.06)
    b=G.blur(b,0.007/h)
    arch=np.sqrt(X**2+(Z-dz)**2)-R
    b=diff(b,inter(arch,0.28-Y,r=0.02),r=0.010)
    # shut line round the seat pod and a body-side crease
    line=np.abs(Z-0.325-0.0*X)
    groove=inter(line-0.0028,-(b+0.009),0.16-np.abs(X-0.60)*0 - (X-0.50))
    b1=diff(b,inter(np.abs(X-0.545+0.10*(Z-0.1))-0.0028,-(b+0.009),-Z+0.03),r=0.0025)
    tail=Prof([(0.40,0.215,.015),(0.425,0.335,.02),(0.535,0.345,.03),(0.575,0.30,.03),(0.55,0.215,.02)])(Y,Z)+0*X
    tcut=inter(tail,-(b+0.02),X+0.25)
    b1=diff(b1,tcut,r=0.0035)
    o['paint']=G.mesh(b1)
    o['tail']=G.mesh(inter(tail+0.004,b+0.003,-(b+0.02),X+0.25,r=0.003))
    o['taildrl']=G.mesh(inter(np.abs(tail+0.022)-0.006,b-0.0,-(b+0.012),X+0.25,r=0.003))
    return o

@cached
def flare(R,dz,wout):
    """black wheel-arch trim with a returned lip"""
    o={}
    G=Grid(((-0.5,0.5),(0.44,0.74),(-0.12,0.52)),0.004);X,Y,Z=G.X,G.Y,G.Z
    r=np.sqrt(X**2+(Z-dz)**2)
    ring=inter(np.abs(r-(R+0.018))-0.026,slab(Y,0.50,wout-0.10*np.abs(r-R-0.01)),-0.035-Z,r=0.010)
    bolts=None
    o['flare']=G.mesh(ring); return o

# ------------------------------------------------------------------ seats
@cached
def cushion(w,d,t,pl,style='pleat'):
    """upholstered pad, local x = depth, y = width, z = thickness (top is z=0). Returns body + insert + piping"""
    o={};h=0.003;hx,hy=d/2,w/2
    G=Grid(((-hx-.02,hx+.02),(0,hy+.02),(-t-.02,.05)),h,sym=True);X,Y,Z=G.X,G.Y,G.Z
    plan=Prof([(-hx,-hy,.05),(hx,-hy,.085),(hx,hy,.085),(-hx,hy,.05)])(X,Y)+0*Z
    crown=0.020*(1-(X/hx)**2)*(1-(Y/hy)**2)
    bol=0.016*sstep(hy-.135,hy-.06,Y)*(1-sstep(hy-.03,hy,Y))      # side bolsters
    b=inter(plan,Z-crown-bol,-(Z+t),r=min(t*.42,.05))
    b=G.blur(b,2.0)
    ix,iy=hx-.055,hy-.085
    ins=Prof([(-ix,-iy,.03),(ix,-iy,.06),(ix,iy,.06),(-ix,iy,.03)])(X,Y)+0*Z
    base=diff(b,inter(np.abs(ins)-0.006,-(b+0.010),-Z-0.02),r=0.006)
    o['main']=G.mesh(base)
    if style!='diamond':
        q=np.abs(np.sin(np.pi*(X if style=='channel' else Y)/pl))
        pad=0.004+0.007*np.sqrt(q+1e-4)
    else:    # diamond quilting
        u=(X+Y)/pl;v=(X-Y)/pl
        pad=0.003+0.010*np.sqrt(np.abs(np.sin(np.pi*u)*np.sin(np.pi*v))+1e-4)
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
def roof(L,hw,style='A'):
    """local x in [-L,0] (0 = front edge), z=0 underside"""
    o={};h=0.005
    G=Grid(((-L-.05,.05),(0,hw+.05),(-.08,.14)),h,sym=True);X,Y,Z=G.X,G.Y,G.Z
    plan=Prof([(0.0,-hw*.74,.16),(-0.13,-hw,.16),(-L+.08,-hw,.14),(-L,-hw*.80,.14),(-L,hw*.80,.14),(-L+.08,hw,.14),(-0.13,hw,.16),(0.0,hw*.74,.16)])(X+0.14*Y*Y,Y)+0*Z
    t=(X+L/2)/(L/2)
    zw=Z+0.085*Y*Y+0.045*np.abs(t)**2.4
    rim=0.020*(1-sstep(0.0,0.085,-plan))                                    # rolled-down edge
    ch=0.011*(sstep(.175,.20,Y)-sstep(.315,.34,Y))*sstep(.13,.17,-plan)         # raised ribs
    top=zw-0.074+rim-ch
    b=inter(plan,top,-(zw+0.012),r=0.030)
    hollow=inter(plan+0.050,zw-0.036,-(zw+0.07))
    b=diff(b,hollow,r=0.008)
    b=G.blur(b,1.4)
    drip=inter(np.abs(plan+0.022)-0.003,np.abs(zw-0.012)*0+zw-0.004,-(b+0.006))
    b=diff(b,drip,r=0.002)
    o['roof']=G.mesh(b)
    lin=inter(plan+0.048,slab(zw,0.024,0.036))
    o['liner']=G.mesh(lin)
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
