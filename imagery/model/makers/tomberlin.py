"""Old-fashioned on purpose: separate round wings beside a narrow hood, an upright chrome grille, round lamps, chrome bumper, whitewalls."""
BODY=dict(
 nose=[(.43,-.05,.04),(.525,.03,.05),(.556,.15,.06),(.548,.390,.08),(.480,.478,.10),(.15,.592,1.0)],
 plan=.62,crown=.30,dome=.012,hw=.480,taper=.215,lean=.06,edge=.090,
 fender=[(.40,-.05,.05),(.500,.06,.12),(.515,.24,.17),(.420,.405,.19),(.10,.470,.4),(-.22,.410,.35),(-.430,.20,.30),(-.500,.03,.06),(-.49,-.05,.02)],
 fin=.275,out=.612,fplan=2.6,fedge=.105,blend=.028,shoulder=.9,tuck=.7,
 shut=[(-.5,-.012,.004),(.470,-.012,.004),(.480,0,.004),(.470,.012,.004),(-.5,.012,.004)],
 round_lamp=.070,
 grille=[(-.30,.140,.005),(.100,.140,.03),(.138,.200,.05),(.142,.340,.05),(.085,.418,.05),(-.30,.426,.005)],bars='stakes',
 lamps=[(.432,.285)],lamp_r=.030,drl=[(0,0,-1)],rim_chrome='both',
 bumper=[(.30,-.105,.02),(.43,-.105,.04),(.500,-.060,.04),(.500,.020,.03),(.46,.060,.03),(.30,.060,.02)],bumper_plan=.42,air=None,fog='none',skid=False,tube_bumper=True,
 tub=[(.655,-.05,.02),(.655,.08,.10),(.775,.33,.06),(.765,.37,.03),(.70,.392,.03),(-.38,.392,.16),(-.500,.26,.20),(-.50,.04,.08),(-.42,-.05,.04)],
 haunch=[(.52,-.05,.02),(.500,.05,.10),(.400,.26,.25),(.18,.420,.25),(-.05,.446,.4),(-.28,.40,.26),(-.46,.22,.24),(-.52,.04,.08),(-.49,-.05,.04)],
 tub_hw=.490,rear_edge=.100,rear_blend=.028,rear_plan=.30,round_tail=(.44,.255,.048),
 flare_mat='chrome',flare_w=.007,flare_out=.618,strip='chrome',
 roof=dict(bow=.15,arch=.070,arch_p=2.6,thick=.105,edge=.046,rib=0,roll=.044,nose=.80,round=.26,visor=0,spoiler=0),
 roof_z=1.60,roof_x=-.18,top=-.400,pillar=(.015,.019),pillar_mat='chrome',strut_mat='chrome',strut=(.014,.018),hinge=.50,
 dash='gauges',wheel='wood',quilt='tuft',pleat=.135,back='round',back_h=.50,whitewall=True)
