"""What a maker's carts have in common. BASE names every figure; makers/<maker>.py gives those that differ.
Metres; outlines are [(u, v, fillet radius)]. Plain numbers and words only, so that shapes can be cached by them."""
import importlib
BASE=dict(
 # ---- cowl, from the side (x forward, z up): from under the bumper to just before the windshield
 nose=[(.42,-.05,.06),(.520,.08,.12),(.548,.26,.16),(.475,.425,.13),(.15,.565,1.2)],
 plan=.36,crown=.14,dome=.020,         # how round the nose is from above, the hood across; the bulge along its middle
 hw=.50,taper=.13,lean=.10,edge=.075,  # half width at the windshield, less at the nose, less with height; edge radius
 fender=[(.44,-.05,.04),(.50,.10,.08),(.475,.30,.12),(.33,.435,.22),(.02,.492,.6),(-.27,.462,.3),(-.425,.27,.2),(-.475,.07,.06),(-.48,-.05,.02)],
 fin=.30,out=.600,tuck=.9,shoulder=.48,fplan=.9,fedge=.055,blend=.085,
 arch='round',                         # round | trapeze
 shut=[(-.5,-.47,.02),(-.1,-.462,.3),(.20,-.40,.3),(.405,-.285,.12),(.445,0,.9),(.405,.285,.12),(.20,.40,.3),(-.1,.462,.3),(-.5,.47,.02)],
 panel=None,panel_mat='plastic',       # outline (x, y) of an inlay in the hood
 two_tone=None,two_tone_rear=None,     # height below which the front, the rear is moulded in black
 # ---- face, as outlines (y, z) on the nose
 head=[(.250,.322,.012),(.290,.368,.03),(.430,.400,.03),(.515,.388,.025),(.530,.345,.025),(.47,.300,.04),(.33,.296,.03)],
 mask=[(-.30,.302,.005),(.24,.302,.01),(.32,.280,.02),(.475,.284,.04),(.549,.34,.03),(.530,.404,.025),(.430,.418,.03),(.282,.385,.03),(.228,.352,.02),(-.30,.352,.005)],
 grille=[(-.30,.105,.005),(.285,.105,.03),(.325,.165,.03),(.285,.235,.03),(-.30,.235,.005)],bars='slats',in_mask=False,
 lamps=[(.375,.328),(.465,.338)],lamp_r=.025,round_lamp=0,   # round_lamp: radius of a round glass about the first lamp, instead of head and mask
 light_band=False,                     # lights fill their glass instead of following its edge
 drl=[(-.25,-1,.452)],                 # day running light: where any a*y + b*z + c is negative, along the lamp's edge
 rim_chrome='',                        # grille | lamps | both
 bumper=[(.30,-.115,.02),(.50,-.115,.04),(.585,-.055,.04),(.592,.045,.03),(.555,.098,.03),(.30,.098,.02)],
 bumper_plan=.42,bumper_hw=.585,bumper_mat='plastic',air=[(-.3,-.03,.01),(.27,-.03,.02),(.30,.005,.015),(.27,.04,.02),(-.3,.04,.01)],
 fog='round',skid=True,tube_bumper=False,
 # ---- rear body, x from the rear axle
 tub=[(.655,-.05,.02),(.655,.08,.10),(.775,.33,.06),(.765,.37,.03),(.70,.392,.03),(-.42,.392,.05),(-.525,.33,.09),(-.50,.06,.08),(-.42,-.05,.04)],
 haunch=[(.54,-.05,.02),(.535,.07,.06),(.47,.27,.2),(.30,.415,.25),(0,.452,.6),(-.30,.43,.25),(-.47,.30,.16),(-.53,.10,.08),(-.50,-.05,.04)],
 tub_hw=.545,rear_plan=.22,rear_taper=.06,rear_edge=.055,rear_blend=.06,
 tail=[(.40,.215,.015),(.425,.335,.02),(.535,.345,.03),(.575,.30,.03),(.55,.215,.02)],
 round_tail=None,                      # (y, z, radius), instead of the outline
 flare_mat='plastic',flare_w=.026,flare_out=.640,
 rocker='paint',strip=None,
 # ---- roof and frame
 roof=dict(bow=.085,arch=.045,arch_p=2.4,thick=.074,edge=.030,rib=.011,roll=.020,nose=.74,round=.16,visor=0,spoiler=0),
 roof_z=1.60,roof_x=-.16,roof_hw=.575,over=0,
 top=-.452,pillar=(.020,.031),pillar_mat='tube',hinge=.52,strut_mat='tube',strut=(.019,.029),strut_lean=0,sail=False,
 # ---- inside
 dash='screen',wheel='three',quilt='pleat',pleat=.085,back='square',back_h=.54,
 whitewall=False)
# What leaves the surfaces as they are: the plate with the maker's name, its height on the nose and on the tail; the arm rests.
TRIM=dict(plate=.268,plate_back=.235,hip_mat='tube',pad_mat='rubberseat')
def body(maker): return {**BASE,**importlib.import_module('makers.'+maker).BODY}
def trim(maker): return {**TRIM,**importlib.import_module('makers.'+maker).TRIM}
