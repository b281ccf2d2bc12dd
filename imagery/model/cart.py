"""assemble(P) -> list of (name, (V,F,N), material, 3x3 R, t)  -- no Blender dependency"""
import numpy as np, geo as g, parts
from body import body,trim
from geo import rot,tube,bend,crom,box,rbox,both,mirY,lathe,join,xf
I=np.eye(3)
DEF=dict(rows=1,rear='seat',lift=0.10,tyre='at',tyre_r=0.292,rim_r=0.178,tyre_w=0.235,rim='y5',maker='denago',
         roof='body',shield=True,mirrors=True,flares=True,guard=True,pitch=0.80,lightbar=False,rack=False,bed_kind='moulded',marks=None,coarse=1)
def assemble(P):
    P={**DEF,**P};O=[];B=body(P['maker']);T_=trim(P['maker']);q=P['coarse']
    dz=-P['lift'];WB=1.75+P['pitch']*(P['rows']-1);xr=-WB
    tr=P['tyre_r'];archR=tr+0.052
    def add(name,m,mat,R=None,t=(0,0,0)): O.append((name,m,mat,I if R is None else R,np.array(t,float)))
    # ---- front
    f=parts.front(archR,dz,B,q)
    for k,mat in dict(paint='paint',panel=B['panel_mat'],lower='plastic',gloss='gloss',plastic='plastic',bars='chrome',lens='lens',drl='drl',chromelamp='smoke',projector='projector',bumper=B['bumper_mat'],fogring='chrome',foglens='projector',skid='satin',chrome='chrome').items():
        if k in f: add('front_'+k,f[k],mat)
    kind=P['rear']
    r=parts.rear(archR,dz,B,q)
    for k,mat in dict(paint='paint',lower='plastic',tail='tail',taildrl='tailled',chrome='chrome').items():
        if k in r: add('rear_'+k,r[k],mat,t=(xr,0,0))
    yw=0.515 if P['tyre']=='at' else 0.50
    fl=parts.flare(archR,dz,B)['flare']
    for x in (0,xr): add('flare',both(fl),B['flare_mat'],t=(x,0,0))
    if B['tube_bumper']:    # two bright tubes on short brackets
        for z,x in ((-.055,.635),(.045,.650)): add('bumpertube',tube(bend([(.36,.565,z),(x-.09,.50,z),(x,.20,z),(x,-.20,z),(x-.09,-.50,z),(.36,-.565,z)],.22,14),.021,seg=20,up=(0,0,1)),'chrome')
        add('overrider',both(box((.655,.17,-.005),(.018,.020,.085),.016)),'chrome')
    # ---- dash, steering
    add('dash',parts.dash()['dash'],'dash');kd=B['dash']
    def screen(y,w,h,z=.665,x=-.440):
        add('screen',box((0,0,0),(.006,w,h),.006),'screen',R=rot('y',-18),t=(x,y,z));add('screenbez',box((0,0,0),(.008,w+.007,h+.007),.010),'gloss',R=rot('y',-18),t=(x+.006,y,z-.001))
    def gauge(y,r,z=.655):
        add('gauge',xf(lathe(g.hardprof([(0,.004),(r,.004),(r,-.02),(0,-.02)],.003),40,'x'),R=rot('y',180-18)),'screen',t=(-.438,y,z));add('gaugering',xf(tube([(0,r*np.cos(a),r*np.sin(a)) for a in np.linspace(0,2*np.pi,40,endpoint=False)],.006,seg=10,closed=True,up=(1,0,0)),R=rot('y',-18)),'chrome',t=(-.442,y,z))
    if kd=='screen': screen(0,.115,.068)
    elif kd=='wide': screen(.14,.240,.055,.670)
    elif kd=='tablet': screen(0,.080,.120,.720,-.425)
    elif kd=='round': gauge(0,.062);add('shelf',box((-.40,-.26,.600),(.05,.17,.010),.010),'plastic')
    elif kd=='shelf': gauge(.27,.048,.672);add('shelf',box((-.41,-.02,.615),(.05,.40,.012),.012),'satin')
    else:
        add('panel',box((-.432,-.02,.650),(.010,.36,.052),.012,R=rot('y',-18)),'paint')
        for y in (-.12,0,.12): gauge(y,.045,.652)
    sw=g._grid  # noqa
    ring=tube([(0.178*np.cos(a),0.178*np.sin(a),0) for a in np.linspace(0,2*np.pi,64,endpoint=False)],.0155,seg=14,closed=True,up=(0,0,1))
    spk=[tube(bend([(0,0,-.02),(.07*np.cos(a),.07*np.sin(a),-.016),(.172*np.cos(a),.172*np.sin(a),0)],.04),.008,.017,seg=12,up=(0,0,1)) for a in np.radians(dict(three=[0,180,270],wood=[30,150,270],flat=[0,180])[B['wheel']])]
    hub=lathe(g.hardprof([(.0,.012),(.05,.010),(.062,-.006),(.05,-.04),(.0,-.045)],.008),40,'z')
    RS=rot('y',-58)@rot('z',90)
    ts=(-.58,.27,.80)
    add('swheel',ring,'wood' if B['wheel']=='wood' else 'rubberseat',RS,ts);add('swspk',join(*spk),'chrome' if B['wheel']=='wood' else 'satin',RS,ts);add('swhub',hub,'plastic',RS,ts)
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
    add('rocker',both(rocker),B['rocker'])
    if B['strip']: add('strip',both(tube([(rk0-.01,.600,.046),(rk1+.01,.600,.046)],.009,.006,seg=12)),B['strip'])
    add('sill',both(box(((rk0+rk1)/2,.560,-.052),((rk0-rk1)/2-.01,.030,.030),.014)),'plastic')
    add('sillcap',both(box(((rk0+rk1)/2,.560,.0745),((rk0-rk1)/2-.0,.030,.006),.005)),'rubber')
    add('frame',both(box(((.25+xr-.35)/2,.24,-.06),((.25-xr+.35)/2,.035,.04),.01)),'chassis')
    add('belly',box(((.1+xr)/2,0,-.02),((.1-xr)/2+.2,.40,.02),.01),'chassis')
    # ---- axles / suspension
    zt=dz
    for x in (0,xr):
        add('axle',tube([(x,-.46,zt),(x,.46,zt)],.034,seg=20),'chassis')
        add('arm',both(join(tube([(x+.14,.20,-.05),(x+.02,.44,zt-.03)],.017),tube([(x-.14,.20,-.05),(x-.02,.44,zt-.03)],.017))),'chassis')
        if P['lift']>=.10:    # a lifted frame: dropped brackets, long double wishbones, a sway link
            add('drop',both(box((x,.235,(zt-.06)/2-.02),(.10,.020,abs(zt)/2+.05),.012)),'chassis')
            for zz,xw in ((zt-.045,.17),(zt+.070,.13)): add('wishbone',both(join(tube([(x+xw,.235,zz+.02),(x+.01,.455,zz-.005)],.016,seg=14),tube([(x-xw,.235,zz+.02),(x-.01,.455,zz-.005)],.016,seg=14))),'spring' if P['lift']>.12 else 'tube')
        add('shock',both(tube([(x-.05,.36,zt+.02),(x-.02,.31,.20)],.019)),'satin')
        spring=[(x-.05+.03*k/60+.036*np.cos(k*.9),.36-.05*k/60,zt+.06+.15*k/60) for k in range(60)]
        spring=[(x-.04+.034*np.cos(k*.7),.345-.03*k/70+.034*np.sin(k*.7),zt+.05+.17*k/70) for k in range(70)]
        add('spring',both(tube(crom(spring,3),.0065,seg=8)),'spring')
    add('diff',lathe(g.hardprof([(0,.11),(.09,.10),(.115,.05),(.115,-.05),(.09,-.10),(0,-.11)],.02),40,'y'),'chassis',t=(xr,0,zt))
    if P['lift']>=.10:    # step bars along the sides, under the doors that are not there
        za,ya=-.085,.648;a0,a1=-.50,xr+.50
        add('step',both(tube(bend([(a0+.03,.50,za+.02),(a0-.02,ya,za),(a1+.02,ya,za),(a1-.03,.50,za+.02)],.08),.024,seg=18)),'tube')
        add('stepb',both(join(*[tube([(x,ya,za),(x,.40,-.06)],.014) for x in np.linspace(a0-.14,a1+.14,2+P['rows'])])),'tube')
        add('steppad',both(box(((a0+a1)/2,ya,za+.023),((a0-a1)/2-.16,.017,.004),.003)),'rubber')
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
            add('tyre',ty,'TYRE' if B['whitewall'] and P['tyre']=='street' else 'tyre',M,T);add('rim',rm,'RIM',M,T)
            o=lambda y:np.array(T)+steer@np.array([0,s*y,0])
            add('cap',cap,'gloss',M,o(w2-.036));add('nuts',nuts,'chrome',M,o(w2-.046));add('disc',disc,'brake',M,o(w2-.105));add('back',back,'chassis',M,o(-.0))
    # ---- seats
    SW,SD,ST=.530,.50,.125;BH=B['back_h'];bench=B['back']=='bench';spots=(0,) if bench else (-1,1)
    corner=.17 if B['back']=='round' else .085;wide=1.074 if bench else SW
    cu=parts.cushion(wide,SD,ST,B['pleat'],B['quilt'],.085,q);bk=parts.cushion(wide,BH,.105,B['pleat'],B['quilt'],corner,q)
    rest=parts.cushion(.31,.18,.085,.5,'pleat',.07,q) if B['back']=='headrest' else None
    def seat(xs,dirn=1,zc=.515,tilt=15,podded=True):
        D=I if dirn>0 else rot('z',180)
        for s in spots:
            y=s*.272
            Rc=D@rot('y',-4)
            tc=np.array((xs-dirn*SD/2,y,zc))
            for k,mat in (('main','seat'),('insert','insert'),('piping','piping')): add('cush_'+k,cu[k],mat,Rc,tc)
            # backrest : pad local z -> forward, local x -> up
            Rb=D@rot('y',-tilt)@np.array([[0,0,1],[0,1,0],[1,0,0]],float)@np.diag([1,-1,1])
            tb=np.array((xs-dirn*(SD-.055),y,zc+.02))+D@rot('y',-tilt)@np.array([0,0,BH/2])
            for k,mat in (('main','seat'),('insert','insert'),('piping','piping')): add('back_'+k,bk[k],mat,Rb,tb)
            if rest:
                th=tb+D@rot('y',-tilt)@np.array([-.012,0,BH/2+.112])
                for k,mat in (('main','seat'),('insert','insert'),('piping','piping')): add('rest_'+k,rest[k],mat,Rb,th)
                add('restpost',join(*[tube([(-.05,w,-.16),(-.05,w,0)],.008,seg=10) for w in (-.055,.055)]),'satin',D@rot('y',-tilt),th)
        # seat-back shell
        Rb=D@rot('y',-tilt)
        sh=box((-.125,0,BH/2+.005),(.018,.530,BH/2-.02),.018)
        add('shell',sh,'plastic',Rb,np.array((xs-dirn*(SD-.055),0,zc+.02)))
    def arm(xs,d):    # hip restraint: a loop of tube with a pad
        x=lambda a,b:xs-a if d>0 else xs+b
        p=bend([(x(.10,.06),.555,.40),(x(.10,.05),.575,.665),(x(.47,.40),.575,.69),(x(.50,.43),.555,.40)],.07)
        add('hip',both(tube(p,.0125)),T_['hip_mat']);add('pad',both(tube([(x(.17,.12),.575,.672),(x(.41,.36),.575,.69)],.021,.026)),T_['pad_mat'])
    rows=[xr+.80+P['pitch']*i for i in range(P['rows'])]
    for i,xs in enumerate(rows):
        seat(xs)
        if i>0:
            add('pod',parts.pod()['pod'],'paint',t=(xs-.27,0,0));add('podk',parts.pod()['kick'],'plastic',t=(xs-.27,0,0));add('podt',box((xs-.27,0,.385),(.25,.53,.018),.012),'plastic')
        # hip restraint
        arm(xs,1)
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
        arm(xs,-1)
        xe=xr-.52
    elif kind=='bed':
        bk_=P['bed_kind'];H=dict(moulded=.30,stake=.20,plate=.34)[bk_]
        L0,L1=xr+.22,xr-(.78 if bk_!='plate' else .86);bc=(L0+L1)/2;bl=(L0-L1)/2;zf=.44 if bk_!='stake' else .46;zh=zf+H
        add('bedfloor',box((bc,0,zf),(bl,.585,.018),.010),'plastic')
        side=.020 if bk_!='plate' else .013
        add('bedL',both(box((bc,.585,zf+H/2),(bl,side,H/2),.012)),'bed')
        add('bedF',box((L0-.01,0,zf+H/2),(.018,.60,H/2),.012),'bed');add('bedT',box((L1+.01,0,zf+H/2),(side,.60,H/2),.012),'bed')
        if bk_=='moulded':       # one tub with upright ribs and a round rim
            add('bedribs',both(join(*[box((bc-bl+.10+(2*bl-.2)*k/7,.607,zf+.145),(.018,.008,.115),.007) for k in range(8)])),'bed')
            add('bedribsT',join(*[box((L1-.012,-.48+.96*k/7,zf+.145),(.008,.018,.115),.007) for k in range(8)]),'bed')
            add('bedrim',tube(bend([(L0,-.60,zh+.01),(L0,.60,zh+.01),(L1,.60,zh+.01),(L1,-.60,zh+.01),(L0,-.59,zh+.01)],.04),.019,seg=14),'tube')
        elif bk_=='stake':       # low steel sides, tubes on stakes above them, a headboard behind the seats
            xs_=np.linspace(L0-.04,L1+.04,5)
            add('stakes',both(join(*[tube([(x,.59,zf),(x,.59,zh+.24)],.014,seg=12) for x in xs_])),'tube')
            add('stakesT',join(*[tube([(L1,y,zf),(L1,y,zh+.24)],.014,seg=12) for y in (-.30,0,.30)]),'tube')
            for z in (zh+.11,zh+.24): add('bedrail',tube(bend([(L0-.02,.59,z),(L1,.59,z),(L1,-.59,z),(L0-.02,-.59,z)],.05),.017,seg=14),'tube')
            add('headboard',join(tube(bend([(L0+.01,.56,zf),(L0+.01,.56,zh+.46),(L0+.01,-.56,zh+.46),(L0+.01,-.56,zf)],.07),.019,seg=14),*[tube([(L0+.01,y,zh),(L0+.01,y,zh+.46)],.010,seg=10) for y in np.linspace(-.42,.42,7)]),'tube')
            add('bedlip',both(box((bc,.595,zh+.006),(bl,.030,.010),.008)),'bed')
        else:                    # folded aluminum: three long swages, corner posts, a tailgate with chains
            add('swage',both(join(*[box((bc,.602,zf+z),(bl-.05,.007,.022),.006) for z in (.08,.17,.26)])),'bed')
            add('swageT',join(*[box((L1-.006,0,zf+z),(.007,.52,.022),.006) for z in (.08,.17,.26)]),'bed')
            add('posts',both(join(*[box((x,.592,zf+H/2+.01),(.026,.026,H/2+.014),.008) for x in (L0-.012,L1+.012)])),'satin')
            add('bedcap',both(box((bc,.590,zh+.008),(bl,.024,.010),.008)),'satin');add('bedcapT',join(*[box((x,0,zh+.008),(.024,.60,.010),.008) for x in (L0-.01,L1+.01)]),'satin')
            add('strap',both(box((L1-.02,.44,zf+.10),(.006,.018,.13),.005)),'plastic')
        add('latch',both(box((L1-.02,.50,zf+.22 if bk_!='stake' else zf+.14),(.012,.022,.035),.006)),'satin')
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
        add('deck',box((xr-.28,0,.33),(.24,.50,.012),.01),'rubberwell')
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
    xf0=B['roof_x'];zr=B['roof_z'];Lr=xf0-xe;top=B['top'];rs=B['roof']
    rf=parts.roof(round(Lr,3),B['roof_hw'],rs,q)
    add('roof',rf['roof'],'roof',t=(xf0,0,zr));add('liner',rf['liner'],'liner',t=(xf0,0,zr))
    zt_=lambda x,y:zr+.012-rs['bow']*y*y-rs['arch']*abs((x-xf0+Lr/2)/(Lr/2))**rs['arch_p']    # underside of the roof
    zp=zt_(top,.48)
    A=bend([(-.165,.465,.58),(-.165+.12*(top+.165),.466,.70),(top+.037,.480,zp-.09),(top,.480,zp)],.18,10)
    add('Apillar',both(tube(A,*B['pillar'],seg=20)),B['pillar_mat'])
    add('Abase',both(box((-.172,.465,.635),(.045,.032,.030),.018)),'plastic')
    def strut(xb,xt,zb=.40,y0=.548):
        ze=zt_(xt,.48);p=bend([(xb,y0,zb),(xb,y0,zb+.10),(xt,.50,ze-.10),(xt-.02,.48,ze)],.12,8)
        add('strut',both(tube(p,*B['strut'],seg=20)),B['strut_mat']);add('strutb',both(box((xb,y0,zb+.01),(.045,.022,.035),.015)),'plastic')
    d=B['strut_lean']
    if kind=='seat':
        strut(xr+.235,xr+.18+d)
        strut(xr-.455,xr-.40-d)
    else: strut(xr+.235,xr+.12+d)
    for i,xs in enumerate(rows[1:]):
        strut(xs-.56,xs-.60,.40)
    if B['sail']:    # a painted panel that carries the tail of the roof
        xb=xr+(.30 if kind!='seat' else -.30);xt=xb-.10;ze=zt_(xt,.50)
        t=np.linspace(0,1,30);e=lambda k:np.stack([xb+(xt-xb)*t+k*(.052+.075*(1-t)**2.2+.085*t**4),np.full(30,.548)-.030*t,.40+(ze-.40)*t],1)
        lo,hi=e(-1),e(1);Q=np.stack([lo+(hi-lo)*w for w in np.linspace(0,1,8)],1)
        S_=lambda y:Q+np.array([0,y,0]);N=np.zeros_like(Q);N[...,1]=1
        edge=tube(np.concatenate([lo,hi[::-1]]),.013,seg=12,closed=True,up=(0,1,0))
        add('sail',both(join(g._grid(S_(.012),N),g._grid(S_(-.012),-N),edge)),'paint')
    # ---- windshield: two curved panes, hinge, frame
    if P['shield']:
        def pane(t0,t1,n=24,m=14,th=.0025):
            v=np.linspace(t0,t1,m);u=np.linspace(-1,1,n)
            U,Vv=np.meshgrid(u,v,indexing='ij')
            zb=.685+(zp+.007-.685)*Vv;xx=-.178-(.245-.452-top)*Vv+.035*(1-U**2)+0.015;yy=U*(.452+.012*Vv)
            zz=zb-.10*(U*.45)**2*(1-Vv)-.03*(U*.45)**2*Vv
            Q=np.stack([xx,yy,zz],-1);N=np.cross(np.gradient(Q,axis=0),np.gradient(Q,axis=1));N/=np.linalg.norm(N,axis=-1,keepdims=True)
            if N[n//2,m//2,0]<0:N=-N
            return join(g._grid(Q+N*th,N),g._grid(Q-N*th,-N)),Q
        cut=B['hinge'];spans=[(0,cut-.01),(cut+.01,1)] if cut else [(0,1)]
        panes=[pane(*v) for v in spans]
        for m,_ in panes: add('glass',m,'glass')
        add('seal',join(*[tube(Q[:,k],.008,seg=8,up=(0,0,1)) for _,Q in panes for k in (0,-1)]),'rubber')
        add('sealv',join(*[tube(Q[k],.006,seg=8) for _,Q in panes for k in (0,-1)]),'rubber')
        if cut:
            Qh=panes[1][1]
            bar=(panes[0][1][:,-1]+Qh[:,0])/2;add('hingebar',tube(bar,.017,.011,seg=10,up=(0,0,1)),'rubber')     # one strip holds both panes
            for s in (-.36,.36): add('hinge',box((Qh[12,0][0],s,Qh[12,0][2]-.012),(.014,.03,.018),.007),'plastic')
    # ---- mirrors
    if P['mirrors']:
        mm=parts.mirror()
        for s in (1,-1):
            c=np.array((-.30,s*.665,.985));Rm=rot('z',s*-14)
            add('mir',mm['shell'] if s>0 else mirY(mm['shell']),'gloss',Rm,c);add('mirg',mm['glass'] if s>0 else mirY(mm['glass']),'mirror',Rm,c)
            add('mirarm',tube(bend([(-.268,s*.475,.93),(-.27,s*.53,.935),(-.285,s*.60,.965)],.05),.011),'plastic')
    add('rearview',box((top-.008,0,zp-.07),(.014,.155,.036),.014),'gloss')
    # ---- front guard
    if P['guard']:
        gd=bend([(.50,.235,-.06),(.635,.245,-.02),(.640,.245,.11),(.60,.20,.215),(.60,-.20,.215),(.640,-.245,.11),(.635,-.245,-.02),(.50,-.235,-.06)],.07)
        add('guard',tube(gd,.0175,seg=18),'tube')
        add('guard2',tube(bend([(.642,.243,.085),(.655,.15,.085),(.655,-.15,.085),(.642,-.243,.085)],.05),.0125),'tube')
        if P['lift']>.12:    # a hoop above it with two driving lamps
            add('hoop',tube(bend([(.600,.30,.0),(.655,.30,.10),(.635,.24,.345),(.635,-.24,.345),(.655,-.30,.10),(.600,-.30,.0)],.09),.0175,seg=18),'tube')
            for s in (1,-1):
                add('driving',xf(lathe(g.hardprof([(0,-.05),(.045,-.045),(.062,.0),(.062,.012),(0,.012)],.006),36,'x'),R=rot('y',180)),'gloss',t=(.665,s*.125,.285));add('drivingl',xf(lathe(g.hardprof([(0,.004),(.052,.0),(0,-.004)],.002),36,'x')),'drlwarm',t=(.680,s*.125,.285))
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
