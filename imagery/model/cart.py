"""assemble(P) -> list of (name, (V,F,N), material, 3x3 R, t)  -- no Blender dependency"""
import numpy as np, geo as g, parts
from geo import rot,tube,bend,crom,box,rbox,both,mirY,lathe,join,xf
I=np.eye(3)
DEF=dict(rows=1,rear='seat',lift=0.10,tyre='at',tyre_r=0.292,rim_r=0.178,tyre_w=0.235,rim='y5',face='A',
         roof='body',shield=True,mirrors=True,flares=True,guard=True,pitch=0.80,quilt='pleat',lightbar=False,rack=False)
def assemble(P):
    P={**DEF,**P};O=[]
    dz=-P['lift'];WB=1.75+P['pitch']*(P['rows']-1);xr=-WB
    tr=P['tyre_r'];archR=tr+0.052
    def add(name,m,mat,R=None,t=(0,0,0)): O.append((name,m,mat,I if R is None else R,np.array(t,float)))
    # ---- front
    f=parts.front(archR,dz,P['face'])
    for k,mat in dict(paint='paint',gloss='gloss',plastic='plastic',lens='lens',drl='drl',chromelamp='smoke',projector='projector',bumper='plastic',fogring='chrome',foglens='projector',skid='satin',chrome='chrome').items():
        if k in f: add('front_'+k,f[k],mat)
    kind=P['rear']
    r=parts.rear(archR,dz,kind)
    for k,mat in dict(paint='paint',tail='tail',taildrl='tailled').items(): add('rear_'+k,r[k],mat,t=(xr,0,0))
    yw=0.515 if P['tyre']=='at' else 0.50
    wout=0.640 if P['flares'] else 0.612
    fl=parts.flare(archR,dz,wout)['flare']
    for x in (0,xr): add('flare',both(fl),'plastic',t=(x,0,0))
    # ---- dash, steering
    add('dash',parts.dash()['dash'],'dash')
    add('screen',box((0,0,0),(.006,.115,.068),.006),'screen',R=rot('y',-18),t=(-.440,0.0,.665))
    add('screenbez',box((0,0,0),(.008,.122,.075),.010),'gloss',R=rot('y',-18),t=(-.434,0.0,.664))
    sw=g._grid  # noqa
    ring=tube([(0.178*np.cos(a),0.178*np.sin(a),0) for a in np.linspace(0,2*np.pi,64,endpoint=False)],.0155,seg=14,closed=True,up=(0,0,1))
    spk=[tube(bend([(0,0,-.02),(.07*np.cos(a),.07*np.sin(a),-.016),(.172*np.cos(a),.172*np.sin(a),0)],.04),.008,.017,seg=12,up=(0,0,1)) for a in np.radians([0,180,270])]
    hub=lathe(g.hardprof([(.0,.012),(.05,.010),(.062,-.006),(.05,-.04),(.0,-.045)],.008),40,'z')
    RS=rot('y',-58)@rot('z',90)
    ts=(-.58,.27,.80)
    add('swheel',ring,'rubberseat',RS,ts);add('swspk',join(*spk),'satin',RS,ts);add('swhub',hub,'plastic',RS,ts)
    col=tube([np.array(ts)+RS@np.array([0,0,-.03]),np.array((-.36,.27,.655))],.028,seg=16)
    add('column',col,'plastic')
    # ---- floor, rocker, chassis
    x0,x1=-.40,xr+.70
    add('floor',box(((x0+x1)/2,0,.045),((x0-x1)/2+.05,.545,.012),.008),'rubber')
    n=int((x0-x1)/.045)
    ribs=[box((x1+.03+(k+.5)*(x0-x1-.06)/n,s*.275,.060),(.012,.225,.004),.003) for k in range(n) for s in (-1,1)]
    add('mat',join(*ribs),'rubber')
    add('kick',box((-.375,0,.17),(.02,.46,.16),.015,R=rot('y',-12)),'rubber')
    ped=[box((0,0,0),(.012,.035,.05),.008,R=rot('y',-35)),]
    for yy in (.20,.33): add('pedal',ped[0],'satin',t=(-.43,yy,.17))
    rk0,rk1=-.43,xr+.47
    prof=g.hardprof([(-.035,.0),(.072,.0)],.001)
    rocker=box(((rk0+rk1)/2,.560,.020),((rk0-rk1)/2,.038,.052),.022)
    add('rocker',both(rocker),'paint')
    add('sill',both(box(((rk0+rk1)/2,.560,-.052),((rk0-rk1)/2-.01,.030,.030),.014)),'plastic')
    add('sillcap',both(box(((rk0+rk1)/2,.560,.0745),((rk0-rk1)/2-.0,.030,.006),.005)),'rubber')
    add('frame',both(box(((.25+xr-.35)/2,.24,-.06),((.25-xr+.35)/2,.035,.04),.01)),'chassis')
    add('belly',box(((.1+xr)/2,0,-.02),((.1-xr)/2+.2,.40,.02),.01),'chassis')
    # ---- axles / suspension
    zt=dz
    for x in (0,xr):
        add('axle',tube([(x,-.46,zt),(x,.46,zt)],.034,seg=20),'chassis')
        add('arm',both(join(tube([(x+.14,.20,-.05),(x+.02,.44,zt-.03)],.017),tube([(x-.14,.20,-.05),(x-.02,.44,zt-.03)],.017))),'chassis')
        add('shock',both(tube([(x-.05,.36,zt+.02),(x-.02,.31,.20)],.019)),'satin')
        spring=[(x-.05+.03*k/60+.036*np.cos(k*.9),.36-.05*k/60,zt+.06+.15*k/60) for k in range(60)]
        spring=[(x-.04+.034*np.cos(k*.7),.345-.03*k/70+.034*np.sin(k*.7),zt+.05+.17*k/70) for k in range(70)]
        add('spring',both(tube(crom(spring,3),.0065,seg=8)),'spring')
    add('diff',lathe(g.hardprof([(0,.11),(.09,.10),(.115,.05),(.115,-.05),(.09,-.10),(0,-.11)],.02),40,'y'),'chassis',t=(xr,0,zt))
    # ---- wheels
    ty=parts.tyre(tr,P['rim_r'],P['tyre_w'],P['tyre']);rm=parts.rim(P['rim_r'],P['tyre_w']*.86,P['rim'])['rim']
    w2=P['tyre_w']*.43
    cap=lathe(g.hardprof([(0,.006),(.022,.0045),(.0275,0),(.0275,-.012)],.003),40,'y')
    nut=lathe(g.hardprof([(0,.016),(.0065,.016),(.0085,.010),(.0095,.0),(.0095,-.012)],.002),12,'y')
    nuts=join(*[xf(nut,t=(.0508*np.cos(a),0,.0508*np.sin(a))) for a in np.pi/4+np.arange(4)*np.pi/2])
    disc=lathe(g.hardprof([(.03,.006),(.125,.006),(.125,-.008),(.03,-.008)],.003),64,'y')
    back=lathe([(0.0,-.03),(.160,-.03)],48,'y')
    for x in (0,xr):
        for s in (1,-1):
            spin=rot('y',17 if x==0 else 41)
            M=spin if s>0 else rot('z',180)@spin
            steer=rot('z',P.get('steer',0)) if x==0 else I
            M=steer@M
            T=(x,s*yw,dz)
            add('tyre',ty,'tyre',M,T);add('rim',rm,'RIM',M,T)
            o=lambda y:np.array(T)+steer@np.array([0,s*y,0])
            add('cap',cap,'gloss',M,o(w2-.036));add('nuts',nuts,'chrome',M,o(w2-.046));add('disc',disc,'brake',M,o(w2-.105));add('back',back,'chassis',M,o(-.0))
    # ---- seats
    SW,SD,ST=.530,.50,.125;BH=.54
    cu=parts.cushion(SW,SD,ST,.085,P['quilt']);bk=parts.cushion(SW,BH,.105,.085,P['quilt'])
    def seat(xs,dirn=1,zc=.515,tilt=15,podded=True):
        D=I if dirn>0 else rot('z',180)
        for s in (-1,1):
            y=s*.272
            Rc=D@rot('y',-4)
            tc=np.array((xs-dirn*SD/2,y,zc))
            for k,mat in (('main','seat'),('insert','insert'),('piping','piping')): add('cush_'+k,cu[k],mat,Rc,tc)
            # backrest : pad local z -> forward, local x -> up
            Rb=D@rot('y',-tilt)@np.array([[0,0,1],[0,1,0],[1,0,0]],float)@np.diag([1,-1,1])
            tb=np.array((xs-dirn*(SD-.055),y,zc+.02))+D@rot('y',-tilt)@np.array([0,0,BH/2])
            for k,mat in (('main','seat'),('insert','insert'),('piping','piping')): add('back_'+k,bk[k],mat,Rb,tb)
        # seat-back shell
        Rb=D@rot('y',-tilt)
        sh=box((-.125,0,BH/2+.005),(.018,.530,BH/2-.02),.018)
        add('shell',sh,'plastic',Rb,np.array((xs-dirn*(SD-.055),0,zc+.02)))
    rows=[xr+.80+P['pitch']*i for i in range(P['rows'])]
    for i,xs in enumerate(rows):
        seat(xs)
        if i>0:
            add('pod',parts.pod()['pod'],'paint',t=(xs-.27,0,0));add('podk',parts.pod()['kick'],'plastic',t=(xs-.27,0,0));add('podt',box((xs-.27,0,.385),(.25,.53,.018),.012),'plastic')
        # hip restraint
        p=bend([(xs-.10,.555,.40),(xs-.10,.575,.665),(xs-.47,.575,.69),(xs-.50,.555,.40)],.07)
        add('hip',both(tube(p,.0125)),'tube')
        add('pad',both(tube([(xs-.17,.575,.672),(xs-.41,.575,.69)],.021,.026)),'rubberseat')
    add('seatbase',box((xr+.42,0,.40),(.32,.535,.016),.012),'plastic')
    # ---- rear end
    if kind=='seat':
        seat(xr-.50,-1,tilt=11)
        add('seatbase2',box((xr-.22,0,.40),(.27,.525,.016),.012),'plastic')
        fp=xr-.72
        add('foot',box((fp,0,.005),(.20,.50,.014),.010),'rubber')
        dm=[box((fp-.17+.034*i,-.44+.04*j,.022),(.011,.003,.0025),.002,R=rot('z',45 if (i+j)%2 else -45)) for i in range(11) for j in range(23)]
        add('diamond',join(*dm),'satin')
        add('footrim',tube(bend([(xr-.46,.46,-.03),(fp-.21,.49,-.005),(fp-.21,-.49,-.005),(xr-.46,-.46,-.03)],.08),.018),'tube')
        add('footsup',both(tube([(xr-.40,.30,-.06),(fp-.10,.30,-.02)],.02)),'chassis')
        gb=bend([(fp-.05,.36,.02),(fp-.07,.36,.52),(fp-.07,-.36,.52),(fp-.05,-.36,.02)],.10)
        add('grab',tube(gb,.0165),'tube')
        xs=xr-.50
        p=bend([(xs+.06,.555,.40),(xs+.05,.575,.665),(xs+.40,.575,.69),(xs+.43,.555,.40)],.07)
        add('hip',both(tube(p,.0125)),'tube');add('pad',both(tube([(xs+.12,.575,.672),(xs+.36,.575,.69)],.021,.026)),'rubberseat')
        xe=xr-.52
    elif kind=='bed':
        L0,L1=xr+.22,xr-.78;bc=(L0+L1)/2;bl=(L0-L1)/2;zf=.44
        add('bedfloor',box((bc,0,zf),(bl,.585,.018),.010),'plastic')
        bedmat='bed'
        add('bedL',both(box((bc,.585,zf+.15),(bl,.020,.15),.014)),bedmat)
        add('bedF',box((L0-.01,0,zf+.15),(.018,.60,.15),.014),bedmat);add('bedT',box((L1+.01,0,zf+.15),(.020,.60,.15),.014),bedmat)
        rb=[box((bc-bl+.10+(2*bl-.2)*k/7,.607,zf+.145),(.018,.008,.115),.007) for k in range(8)]
        add('bedribs',both(join(*rb)),bedmat)
        rb=[box((L1-.012,-.48+.96*k/7,zf+.145),(.008,.018,.115),.007) for k in range(8)];add('bedribsT',join(*rb),bedmat)
        add('bedrim',join(*[tube(bend([(L0,-.60,zf+.31),(L0,.60,zf+.31),(L1,.60,zf+.31),(L1,-.60,zf+.31)],.04),.019,seg=14),tube([(L1,-.58,zf+.31),(L0,-.58,zf+.31)],.001)]),'tube')
        add('bedrimR',tube([(L0,-.60,zf+.31),(L1,-.60,zf+.31)],.019,seg=14),'tube')
        add('latch',both(box((L1-.02,.50,zf+.22),(.012,.022,.035),.006)),'satin')
        xe=xr-.06
    elif kind=='trunk':   # all seats look ahead: a closed trunk with a rack
        xe=xr-.16
        add('trunk',box((xr-.15,0,.475),(.325,.510,.095),.06),'paint')
        add('lid',box((xr-.15,0,.585),(.335,.520,.026),.024),'plastic')
        add('seam',box((xr-.15,0,.556),(.327,.512,.006),.004),'chassis')
        rail=bend([(xr+.10,.43,.60),(xr+.10,.43,.70),(xr-.42,.43,.70),(xr-.42,.43,.60)],.06)
        add('rack',both(tube(rail,.0135)),'tube')
        add('rackx',join(*[tube([(x,-.43,.70),(x,.43,.70)],.0105) for x in (xr-.36,xr-.16,xr+.04)]),'tube')
        add('grip',box((xr-.485,0,.50),(.014,.09,.018),.010),'satin')
    else:   # golf bag well
        xe=xr-.18
        add('deck',box((xr-.28,0,.33),(.24,.50,.012),.01),'rubber')
        add('basket',tube(bend([(xr+.13,-.42,.62),(xr-.18,-.42,.60),(xr-.18,.42,.60),(xr+.13,.42,.62)],.06),.012),'tube')
        add('bagbar',tube(bend([(xr+.10,-.40,.98),(xr-.26,-.40,.96),(xr-.26,.40,.96),(xr+.10,.40,.98)],.07),.014),'tube')
        for s in (-1,1):
            b=lathe(g.hardprof([(0,0),(.115,.0),(.125,.05),(.118,.45),(.13,.78),(.135,.86),(.11,.87),(.10,.80),(0,.80)],.02),40,'z')
            add('bag',b,'bag',rot('y',10),(xr-.33,s*.23,.35))
            pk=box((-.11,0,.30),(.05,.085,.17),.035);add('bagp',pk,'bag2',rot('y',10),(xr-.33,s*.23,.35))
            for zz in (.06,.5,.84): add('bagring',xf(tube([(.130*np.cos(a),.130*np.sin(a),0) for a in np.linspace(0,2*np.pi,40,endpoint=False)],.010,seg=8,closed=True,up=(0,0,1)),t=(0,0,zz)),'bag2',rot('y',10),(xr-.33,s*.23,.35))
            rng=np.random.RandomState(3+s)
            for k in range(6):
                a=k*1.05;px,py=.055*np.cos(a),.055*np.sin(a);L=.98+.10*rng.rand()
                add('shaft',tube([(px,py,.6),(px*1.2,py*1.2,L)],.006,seg=8),'chrome',rot('y',10),(xr-.33,s*.23,.35))
                if k<3: add('cover',xf(geo_ell((.045,.036,.06)),t=(px*1.2,py*1.2,L+.03)),'seat' if k else 'paint',rot('y',10),(xr-.33,s*.23,.35))
                else: add('head',box((px*1.2+.02,py*1.2,L),(.035,.006,.022),.005),'chrome',rot('y',10),(xr-.33,s*.23,.35))
    # ---- roof & struts
    xf0=-.16;Lr=xf0-xe;zr=1.60
    rf=parts.roof(round(Lr,3),.575)
    add('roof',rf['roof'],'roof',t=(xf0,0,zr));add('liner',rf['liner'],'liner',t=(xf0,0,zr))
    drop=lambda x,y:zr-.075*y*y-.03*((x-xf0+Lr/2)/(Lr/2))**2
    A=[(-.175,.462,.60),(-.175,.462,.66),(-.40,.478,drop(-.40,.478)-.02+.04)]
    A=bend([(-.165,.465,.58),(-.20,.466,.70),(-.415,.480,1.50),(-.452,.480,1.578)],.18,10)
    add('Apillar',both(tube(A,.020,.031,seg=20)),'tube')
    add('Abase',both(box((-.172,.465,.635),(.045,.032,.030),.018)),'plastic')
    def strut(xb,xt,zb=.40,y0=.548):
        p=bend([(xb,y0,zb),(xb-.0,y0,zb+.10),(xt,.50,1.48),(xt-.02,.48,1.572)],.12,8)
        add('strut',both(tube(p,.019,.029,seg=20)),'tube');add('strutb',both(box((xb,y0,zb+.01),(.045,.022,.035),.015)),'plastic')
    if kind=='seat':
        strut(xr+.235,xr+.18)
        strut(xr-.455,xr-.40)
    else: strut(xr+.235,xr+.12)
    for i,xs in enumerate(rows[1:]):
        strut(xs-.56,xs-.60,.40)
    # ---- windshield: two curved panes, hinge, frame
    if P['shield']:
        def pane(t0,t1,n=24,m=14,th=.0025):
            v=np.linspace(t0,t1,m);u=np.linspace(-1,1,n)
            U,Vv=np.meshgrid(u,v,indexing='ij')
            zb=.685+(1.585-.685)*Vv;xx=-.178-.245*Vv+.035*(1-U**2)+0.015;yy=U*(.452+.012*Vv)
            zz=zb-.10*(U*.45)**2*(1-Vv)-.03*(U*.45)**2*Vv
            Q=np.stack([xx,yy,zz],-1);N=np.cross(np.gradient(Q,axis=0),np.gradient(Q,axis=1));N/=np.linalg.norm(N,axis=-1,keepdims=True)
            if N[n//2,m//2,0]<0:N=-N
            return join(g._grid(Q+N*th,N),g._grid(Q-N*th,-N)),Q
        lo,Ql=pane(0.0,.515);hi,Qh=pane(.535,1.0)
        add('glass',lo,'glass');add('glass',hi,'glass')
        e=lambda Q,i:[tuple(q) for q in Q[:,i]]
        add('seal',join(tube(Ql[:,-1],.008,seg=8),tube(Qh[:,0],.008,seg=8),tube(Ql[:,0],.008,seg=8),tube(Qh[:,-1],.009,seg=8)),'rubber')
        add('sealv',join(*[tube(Q[i],.006,seg=8) for Q in (Ql,Qh) for i in (0,-1)]),'rubber')
        for s in (-.36,.36): add('hinge',box((Qh[12,0][0]+.0,s,Qh[12,0][2]-.012),(.014,.03,.018),.007),'plastic')
    # ---- generic badge (no logo): brushed shield on the nose
    if P['face'] in 'AB':
        bx,bz={'A':(.553,.262),'B':(.462,.445)}[P['face']]
        pz=g.crom([(0,-.075,0),(0,-.03,.008),(0,0,.012),(0,.03,.008),(0,.075,0)],8)
        add('badge',tube(pz+np.array([bx-.002,0,bz]),.0065,.006,seg=10,up=(0,0,1)),'chrome')
    # ---- mirrors
    if P['mirrors']:
        mm=parts.mirror()
        for s in (1,-1):
            c=np.array((-.30,s*.665,.985));Rm=rot('z',s*-14)
            add('mir',mm['shell'] if s>0 else mirY(mm['shell']),'gloss',Rm,c);add('mirg',mm['glass'] if s>0 else mirY(mm['glass']),'mirror',Rm,c)
            add('mirarm',tube(bend([(-.268,s*.475,.93),(-.27,s*.53,.935),(-.285,s*.60,.965)],.05),.011),'plastic')
    add('rearview',box((-.46,0,1.50),(.014,.155,.036),.014),'gloss')
    # ---- front guard
    if P['guard']:
        gd=bend([(.50,.235,-.06),(.635,.245,-.02),(.640,.245,.11),(.60,.20,.215),(.60,-.20,.215),(.640,-.245,.11),(.635,-.245,-.02),(.50,-.235,-.06)],.07)
        add('guard',tube(gd,.0175,seg=18),'tube')
        add('guard2',tube(bend([(.642,.243,.085),(.655,.15,.085),(.655,-.15,.085),(.642,-.243,.085)],.05),.0125),'tube')
    if P['lightbar']:
        add('lbar',box((xf0-.02,0,zr+.060),(.028,.40,.028),.012),'plastic')
        add('lbarl',join(*[box((xf0+.012,-.36+.072*k,zr+.060),(.006,.030,.020),.006) for k in range(11)]),'drlwarm')
        add('lbars',both(box((xf0-.04,.34,zr+.030),(.02,.014,.03),.006)),'plastic')
    if P['rack']:
        a,b=xf0-.42,xf0-Lr+.30;hz=zr+.155
        add('rrail',both(tube(bend([(a+.10,.40,zr+.05),(a,.40,hz),(b,.40,hz),(b-.10,.40,zr+.05)],.08),.014)),'tube')
        add('rcross',join(*[tube([(x,-.40,hz-.004),(x,.40,hz-.004)],.011) for x in np.linspace(a-.02,b+.02,6)]),'tube')
        add('rfeet',both(join(*[tube([(x,.40,hz),(x,.40,zr+.05)],.011) for x in np.linspace(a-.02,b+.02,6)[1:-1]])),'tube')
    # cowl trim under the windshield
    yy=np.linspace(-.45,.45,40);p=np.stack([-.168+.030*(1-(yy/.45)**2),yy,.682-.145*yy*yy],1)
    add('cowltrim',tube(p,.018,.022,seg=10),'plastic')
    P['xr']=xr;P['ground']=dz-tr-(.003 if P['tyre']=='at' else .003);P['xe']=xe
    return O,P
def geo_ell(h,nu=24,nv=14):
    th=np.arange(nu)*2*np.pi/nu;ph=np.linspace(-np.pi/2,np.pi/2,nv)
    N=np.stack([np.cos(th)[:,None]*np.cos(ph),np.sin(th)[:,None]*np.cos(ph),np.broadcast_to(np.sin(ph),(nu,nv))],-1)
    h=np.array(h);return g._grid(N*h,N/h,cu=True)
