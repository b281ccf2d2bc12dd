"""People and a dog, seen from behind and at a distance: close by they would look like dolls"""
import numpy as np, scene as S, geo as g
from sdf import Grid,union,inter

def limb(G,a,b,ra,rb,flat=1.):
    """a round cone from a to b; flat squeezes it from front to back"""
    a,b=np.array(a,float),np.array(b,float);s=np.array([1,1/flat,1]);d=(b-a)*s;p=[(q-a[i])*s[i] for i,q in enumerate((G.X,G.Y,G.Z))]
    t=np.clip(sum(p[i]*d[i] for i in range(3))/(d@d),0,1);return np.sqrt(sum((p[i]-t*d[i])**2 for i in range(3)))-(ra+(rb-ra)*t)
def ball(G,c,r): k=np.sqrt(sum(((q-c[i])/r[i])**2 for i,q in enumerate((G.X,G.Y,G.Z))));return (k-1)*min(r)
def walker(tall,coat,trousers,hair,hem=.88,long_hair=False,inner=1,step=.17,hat=None,narrow=1.,busy=False):
    """walks towards +y; inner is the side (1 or -1) whose hand is held by the other"""
    G=Grid(((-.45,.45),(-.45,.45),(-.02,1.85)),.011);U=lambda *a:union(*a,r=.035);w=narrow;parts=[]
    legs=[];shoes=[]
    for s,k in ((1,step),(-1,-step)):
        knee=(.095*s,.05+k*.45,.51);foot=(.09*s,k-(.10 if k<0 else 0),.10 if k>0 else .16)
        legs+=[limb(G,(.085*s,0,.93),knee,.092,.070),limb(G,knee,foot,.072,.058)];shoes.append(limb(G,(foot[0],foot[1]-.03,foot[2]-.045),(foot[0]+.01*s,foot[1]+.13,foot[2]-(.055 if k>0 else .12)),.045,.036))
    parts+=[('trousers',U(*legs),trousers),('shoes',U(*shoes),'#1a1613')]
    top=[limb(G,(0,0,1.0),(0,0,1.33),.150*w,.172*w,.68),limb(G,(-.150*w,-.005,1.405),(0,-.005,1.45),.066,.072),limb(G,(.150*w,-.005,1.405),(0,-.005,1.45),.066,.072),limb(G,(0,0,1.44),(0,.012,1.52),.07,.062),limb(G,(0,0,1.0),(0,-.02,hem),.158*w,.185*w,.74),union(*legs,r=.03)-.022]
    hands=[]
    for s in (1,-1):
        sh=(.195*w*s,-.005,1.41)
        if busy: el,ha=(.285*s,.07,1.16),(.13*s,.34,1.10)
        elif s==inner: el,ha=(.275*s,-.03,1.14),(.37*s,.05,.93)
        else: el,ha=(.262*w*s,-.06,1.13),(.245*w*s,.10,.94)
        top+=[limb(G,sh,el,.068,.058),limb(G,el,ha,.058,.046)];hands.append(limb(G,ha,(ha[0],ha[1]+.01,ha[2]-.09),.034,.028))
    parts+=[('coat',inter(U(*top),hem-G.Z),coat),('hands',U(*hands),'#b98a6c')]
    parts.append(('head',U(limb(G,(0,.01,1.46),(0,.02,1.57),.052,.050),ball(G,(0,.035,1.645),(.075,.094,.115))),'#b98a6c'))
    h=[ball(G,(0,.015,1.668),(.087,.104,.108))]
    if long_hair: h.append(limb(G,(0,-.035,1.62),(0,-.075,1.44),.078,.055,.7))
    parts.append(('hair',inter(U(*h),np.maximum(1.44-G.Z if long_hair else 1.60-G.Z,G.Y-.11)),hair))
    if hat: parts.append(('hat',U(ball(G,(0,.03,1.705),(.096,.112,.085)),limb(G,(0,.03,1.685),(0,.03,1.70),.099,.096)),hat))
    return [(n,G.mesh(np.broadcast_to(d,G.shape)),c) for n,d,c in parts],tall/1.76
def dog(coat='#b9a583',light='#8c7757'):
    """of middle size, walks towards +y, tail up"""
    G=Grid(((-.2,.2),(-.6,.6),(-.02,.85)),.009);U=lambda *a:union(*a,r=.03);legs=[]
    for x,y,k in ((.085,.22,.07),(-.085,.22,-.06),(.085,-.24,-.07),(-.085,-.24,.06)): legs+=[limb(G,(x,y,.40),(x,y+k*.4+(-.03 if y<0 else .01),.21),.062,.034),limb(G,(x,y+k*.4+(-.03 if y<0 else .01),.21),(x,y+k,.03),.034,.028)]
    body=[limb(G,(0,-.24,.46),(0,.22,.47),.118,.135,1),limb(G,(0,.24,.52),(0,.38,.66),.088,.07),ball(G,(0,.42,.70),(.078,.088,.075)),limb(G,(0,.46,.69),(0,.555,.665),.045,.032)]
    tail=[limb(G,(0,-.34,.52),(0,-.44,.64),.034,.030),limb(G,(0,-.44,.64),(0,-.40,.76),.030,.018)];ears=[limb(G,(.062*s,.41,.76),(.092*s,.40,.66),.026,.022) for s in (1,-1)]
    return [('dog',G.mesh(np.broadcast_to(U(*legs,*body,*tail),G.shape)),coat),('ears',G.mesh(np.broadcast_to(U(*ears),G.shape)),light)],1.
def stand(figure,x,y,z,heading=0):
    """heading: clockwise from +y"""
    parts,k=figure
    for n,(V,F,N),c in parts: S.to_obj('figure_'+n,((V*k).astype(np.float32),F,N),[S.mat('figure_'+n+c,c,.9,spec=.1)],g.rot('z',-heading),(x,y,z))
def couple(x,y,z,heading=0,with_dog=True):
    """a man and a woman hand in hand"""
    a=np.radians(heading);at=lambda r,f:(x+r*np.cos(a)+f*np.sin(a),y-r*np.sin(a)+f*np.cos(a))
    stand(walker(1.80,'#3b3e3f','#4b463c','#33291f',.82,inner=1,step=.20),*at(-.37,0),z,heading-4)
    stand(walker(1.68,'#a89a80','#34353a','#4a3626',.60,True,inner=-1,step=-.18,narrow=.84),*at(.34,.05),z,heading+4)
    if with_dog: stand(dog(),*at(1.15,.5),z,heading+24)
def alone(x,y,z,heading=0):
    """a man with his dog"""
    stand(walker(1.78,'#69694f','#4d4438','#2c241c',.80,inner=0,step=.24,hat='#6b6250'),x,y,z,heading);stand(dog('#7d6244','#5b4630'),x-.78,y+.45,z,heading-32)
def mechanic(x,y,z,heading=0):
    """works at the bench in front of him"""
    stand(walker(1.79,'#4a5157','#34373a','#3a2c20',.86,inner=0,step=.07,narrow=1.08,busy=True),x,y,z,heading)
