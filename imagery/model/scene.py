"""Blender side: materials, studio, camera, render"""
import bpy, sys, os, json, math, time, hashlib, numpy as np
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import cart as C,badge
from body import trim
from sdf import CACHE
from mathutils import Vector, Matrix

def srgb(h):
    h=h.lstrip('#');c=[int(h[i:i+2],16)/255 for i in (0,2,4)]
    return tuple([x/12.92 if x<=.04045 else ((x+.055)/1.055)**2.4 for x in c])+(1,)
def mat(name,base='#888888',rough=.5,metal=0,cc=0,ccr=.03,spec=.5,emit=None,estr=0,alpha=1,trans=0,bump=None,sheen=0):
    m=bpy.data.materials.new(name);m.use_nodes=True;nt=m.node_tree;b=nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value=srgb(base);b.inputs['Roughness'].default_value=rough;b.inputs['Metallic'].default_value=metal
    b.inputs['Clearcoat'].default_value=cc;b.inputs['Clearcoat Roughness'].default_value=ccr;b.inputs['Specular'].default_value=spec
    b.inputs['Transmission'].default_value=trans;b.inputs['Sheen'].default_value=sheen
    if emit: b.inputs['Emission'].default_value=srgb(emit);b.inputs['Emission Strength'].default_value=estr
    if bump:
        scale,stren,dist=bump
        tc=nt.nodes.new('ShaderNodeTexCoord');n=nt.nodes.new('ShaderNodeTexNoise');n.inputs['Scale'].default_value=scale;n.inputs['Detail'].default_value=3
        bp=nt.nodes.new('ShaderNodeBump');bp.inputs['Strength'].default_value=stren;bp.inputs['Distance'].default_value=dist
        nt.links.new(tc.outputs['Object'],n.inputs['Vector']);nt.links.new(n.outputs['Fac'],bp.inputs['Height']);nt.links.new(bp.outputs['Normal'],b.inputs['Normal'])
    return m
def paint(name,col,kind='metallic'):
    """base + flake + clear coat; facing/grazing tint for depth. Matte: neither flake nor coat"""
    m=mat(name,col,rough=dict(solid=.45,matte=.55).get(kind,.39),metal=.6 if kind=='metallic' else 0,cc=kind!='matte',ccr=.01,spec=.28 if kind=='matte' else .5)
    nt=m.node_tree;b=nt.nodes['Principled BSDF']
    lw=nt.nodes.new('ShaderNodeLayerWeight');lw.inputs['Blend'].default_value=.35
    mx=nt.nodes.new('ShaderNodeMixRGB');c=srgb(col)
    mx.inputs[1].default_value=c;mx.inputs[2].default_value=tuple(x*.42 for x in c[:3])+(1,)
    nt.links.new(lw.outputs['Facing'],mx.inputs[0]);nt.links.new(mx.outputs[0],b.inputs['Base Color'])
    return m
def wear(m,scuff=0,dust=0,dull=0,edge='#c9c4ba',soil='#8a7c66'):
    """a used surface: edges rubbed through, fine horizontal scratches, dust that rises from the floor, dulled in patches"""
    nt=m.node_tree;b=nt.nodes['Principled BSDF'];N=nt.nodes.new;L=nt.links.new;geo=N('ShaderNodeNewGeometry');tc=N('ShaderNodeTexCoord')
    old=b.inputs['Base Color'];colour=old.links[0].from_socket if old.links else None
    if colour is None: rgb=N('ShaderNodeRGB');rgb.outputs[0].default_value=old.default_value;colour=rgb.outputs[0]
    def noise(scale,detail,stretch=(1,1,1)):
        mp=N('ShaderNodeMapping');mp.inputs['Scale'].default_value=stretch;L(geo.outputs['Position'],mp.inputs[0]);n=N('ShaderNodeTexNoise');n.inputs['Scale'].default_value=scale;n.inputs['Detail'].default_value=detail;L(mp.outputs[0],n.inputs['Vector']);return n.outputs['Fac']
    def ramp(x,lo,hi,top=1.):
        r=N('ShaderNodeMapRange');r.clamp=True
        for k,v in zip(('From Min','From Max','To Min','To Max'),(lo,hi,0,top)): r.inputs[k].default_value=v
        L(x,r.inputs['Value']);return r.outputs[0]
    def times(x,y):
        k=N('ShaderNodeMath');k.operation='MULTIPLY';L(x,k.inputs[0]);L(y,k.inputs[1]);return k.outputs[0]
    def mix(fac,over):
        nonlocal colour
        k=N('ShaderNodeMixRGB');L(fac,k.inputs[0]);L(colour,k.inputs[1]);k.inputs[2].default_value=srgb(over);colour=k.outputs[0]
    patch=noise(3.1,4)
    if scuff:
        mix(times(ramp(geo.outputs['Pointiness'],.53,.60,scuff*.4),ramp(noise(41,6),.52,.60)),edge)          # edges
        mix(times(ramp(noise(2.2,9,(1.2,1.2,34)),.665,.69,scuff*.8),ramp(patch,.46,.60)),edge)             # scratches
        mix(times(ramp(noise(23,10),.655,.685,scuff*.8),ramp(noise(2.3,3),.53,.62)),edge)                  # chips
    if dust:
        sp=N('ShaderNodeSeparateXYZ');L(geo.outputs['Position'],sp.inputs[0]);z=N('ShaderNodeMapRange');z.clamp=True
        for k,v in zip(('From Min','From Max','To Min','To Max'),(.62,.08,.03,dust)): z.inputs[k].default_value=v
        L(sp.outputs['Z'],z.inputs['Value']);mix(times(z.outputs[0],ramp(noise(5,8),.30,.62)),soil)
    L(colour,b.inputs['Base Color'])
    if dull:
        r=b.inputs['Roughness'];k=N('ShaderNodeMapRange');base=r.default_value
        for n_,v in zip(('From Min','From Max','To Min','To Max'),(.35,.65,base,min(1,base+dull))): k.inputs[n_].default_value=v
        L(patch,k.inputs['Value']);L(k.outputs[0],r);b.inputs['Clearcoat Roughness'].default_value+=dull*.5;b.inputs['Clearcoat'].default_value*=1-dull
def touched_up(m,spots):
    """chips of the nose that were touched up: small spots in a tone a little off, (y, z above ground, radius)"""
    nt=m.node_tree;b=nt.nodes['Principled BSDF'];N=nt.nodes.new;L=nt.links.new;geo=N('ShaderNodeNewGeometry');sp=N('ShaderNodeSeparateXYZ');L(geo.outputs['Position'],sp.inputs[0]);flat=N('ShaderNodeCombineXYZ');L(sp.outputs['Y'],flat.inputs['Y']);L(sp.outputs['Z'],flat.inputs['Z'])
    for y,z,r in spots:
        d=N('ShaderNodeVectorMath');d.operation='DISTANCE';L(flat.outputs[0],d.inputs[0]);d.inputs[1].default_value=(0,y,z)
        k=N('ShaderNodeMapRange');k.clamp=True;L(d.outputs['Value'],k.inputs['Value'])
        for n_,v in zip(('From Min','From Max','To Min','To Max'),(r,r*.8,0,.8)): k.inputs[n_].default_value=v
        x=N('ShaderNodeMixRGB');L(k.outputs[0],x.inputs[0]);L(b.inputs['Base Color'].links[0].from_socket,x.inputs[1]);x.inputs[2].default_value=srgb('#a3957a');L(x.outputs[0],b.inputs['Base Color'])
def creased(m):
    """a small crease in the left front panel, behind the lamp: a dent a few millimetres deep along a short line"""
    V,F,N=m;V=V.copy();a,b=np.array([.16,.37]),np.array([.27,.31]);q=V[:,[0,2]];t=np.clip((q-a)@(b-a)/((b-a)@(b-a)),0,1);d=np.linalg.norm(q-a-t[:,None]*(b-a),axis=1)
    V[:,1]-=(V[:,1]>.40)*(.006*np.exp(-(d/.012)**2)-.0015*np.exp(-((d-.024)/.010)**2))*np.sin(np.pi*(.12+.76*t));return V,F,N
def used(M,P):
    """a cart that has been driven: lacquer and plastic a little dull, some dust low down, and the marks that its report lists"""
    wear(M['paint'],0,.04,.10);wear(M['roof'],0,0,.12);wear(M['plastic'],0,.06,.12,'#55565a');wear(M['rubber'],0,.10,0,'#3c3b39')
    for mark in P['marks']:
        if mark=='bed': wear(M['bed'],.7,.05,.2,'#85888a')
        elif mark=='seat':
            for k,default in (('seat','#1d1b1a'),('insert','#8a5a34')): wear(M[k],.45,0,.12,darker(P.get(k,default)))
        elif mark=='bag well': wear(M['rubberwell'],.8,.1,0,'#6a6864')
        elif mark=='armrests': wear(M['rubberseat'],.6,0,.15,'#4a4744')
        elif mark=='chips': touched_up(M['paint'],((.09,.73,.009),(-.04,.72,.007)))
def glass(name,tint=(.93,.96,.96),refl=1.0):
    m=bpy.data.materials.new(name);m.use_nodes=True;nt=m.node_tree;nt.nodes.clear()
    o=nt.nodes.new('ShaderNodeOutputMaterial');t=nt.nodes.new('ShaderNodeBsdfTransparent');t.inputs[0].default_value=tint+(1,)
    gl=nt.nodes.new('ShaderNodeBsdfGlossy');gl.inputs['Roughness'].default_value=.0
    fr=nt.nodes.new('ShaderNodeFresnel');fr.inputs['IOR'].default_value=1.45
    mu=nt.nodes.new('ShaderNodeMath');mu.operation='MULTIPLY';mu.inputs[1].default_value=refl
    mx=nt.nodes.new('ShaderNodeMixShader');nt.links.new(fr.outputs[0],mu.inputs[0]);nt.links.new(mu.outputs[0],mx.inputs[0]);nt.links.new(t.outputs[0],mx.inputs[1]);nt.links.new(gl.outputs[0],mx.inputs[2]);nt.links.new(mx.outputs[0],o.inputs[0])
    return m
def windshield(m):
    """a pane that shows the room without a ray of light: a slight tint, and a tall window and a long lamp wherever its mirror image points"""
    nt=m.node_tree;nt.nodes.clear();N,L=nt.nodes.new,nt.links.new
    def math_(op,a,b=0,clamp=False):
        k=N('ShaderNodeMath');k.operation=op;k.use_clamp=clamp
        for i,v in enumerate((a,b)):
            if isinstance(v,(int,float)): k.inputs[i].default_value=v
            else: L(v,k.inputs[i])
        return k.outputs[0]
    tc=N('ShaderNodeTexCoord');sp=N('ShaderNodeSeparateXYZ');L(tc.outputs['Reflection'],sp.inputs[0])
    deg=57.2958;az=math_('MULTIPLY',math_('ARCTAN2',math_('ABSOLUTE',sp.outputs['Y']),sp.outputs['X']),deg);el=math_('MULTIPLY',math_('ARCSINE',sp.outputs['Z']),deg)
    def band(x,lo,hi,soft):
        up=N('ShaderNodeMapRange');up.interpolation_type='SMOOTHSTEP';dn=N('ShaderNodeMapRange');dn.interpolation_type='SMOOTHSTEP'
        for k,(a,b,c,d) in ((up,(lo-soft,lo+soft,0,1)),(dn,(hi-soft,hi+soft,1,0))):
            for s_,v in zip(('From Min','From Max','To Min','To Max'),(a,b,c,d)): k.inputs[s_].default_value=v
            L(x,k.inputs['Value'])
        return math_('MULTIPLY',up.outputs[0],dn.outputs[0])
    room=None
    for a0,a1,e0,e1,soft,val in ROOM:
        k=math_('MULTIPLY',math_('MULTIPLY',band(az,a0,a1,soft),band(el,e0,e1,soft)),val);room=k if room is None else math_('MAXIMUM',room,k)
    def layer(under,fac,colour,strength):
        e=N('ShaderNodeEmission');e.inputs['Color'].default_value=colour+(1,);e.inputs['Strength'].default_value=strength;mx=N('ShaderNodeMixShader')
        if isinstance(fac,float): mx.inputs[0].default_value=fac
        else: L(fac,mx.inputs[0])
        L(under,mx.inputs[1]);L(e.outputs[0],mx.inputs[2]);return mx.outputs[0]
    t=N('ShaderNodeBsdfTransparent');o=N('ShaderNodeOutputMaterial')
    L(layer(layer(t.outputs[0],.05,(.10,.125,.13),1),room,(.93,.97,1),4.),o.inputs[0])
# What the windshield mirrors: azimuth from the nose to either side, elevation, softness of the edges in degrees, strength
ROOM=[(30,37,8,46,1.2,.17),(38.5,52,8,46,1.2,.15)]
def darker(h): return '#'+''.join(f'{int(int(h[i:i+2],16)*.62):02x}' for i in (1,3,5))
def materials(P):
    M={}
    M['paint']=paint('paint',P.get('color','#1f4e8c'),P.get('finish','metallic'))
    rc=P.get('roof','body')
    M['roof']=mat('roof',P.get('color','#1f4e8c') if rc=='body' else rc,.45,0,.15,.3,spec=.25)   # moulded: a gloss roof mirrors the light boxes and turns white
    M['gloss']=mat('gloss','#07080a',.12,0,1,.02)
    M['plastic']=mat('plastic','#141516',.46,0,spec=.45)
    M['dash']=mat('dash','#1a1b1d',.55,0)
    M['rubber']=mat('rubber','#111112',.72);M['rubberwell']=mat('rubberwell','#111112',.72)
    M['rubberseat']=mat('rubberseat','#131313',.5)
    M['tyre']=mat('tyre','#0e0e0f',.62,spec=.35);M['white']=mat('whitewall','#c9c4b8',.6,spec=.3);M['wood']=mat('wood','#4a2a16',.3,0,.6,.1)
    M['chassis']=mat('chassis','#0b0b0c',.5)
    M['chrome']=mat('chrome','#b9bec4',.14,1);M['satin']=mat('satin','#a9adb2',.32,1);M['brake']=mat('brake','#3b3d40',.35,1)
    M['smoke']=mat('smoke','#2a2d31',.12,.9)
    M['mirror']=mat('mirror','#cfd4d8',.02,1)
    M['tube']=mat('tube','#0d0d0e',.30,0,.5,.12)
    M['spring']=mat('spring',P.get('accent','#b3261e'),.3,0,1)
    M['lens']=glass('lens',(.985,.99,.995),1.0);M['glass']=glass('glass',(.95,.97,.97),.09)
    M['drl']=mat('drl','#ffffff',.3,emit='#f2f7ff',estr=4.0);M['drlwarm']=mat('drlw','#e8ecf0',.15,.3,1,emit='#ffffff',estr=.6)
    M['projector']=mat('proj','#20242a',.04,0,1,.0,spec=.9,emit='#dfe9ff',estr=.05)
    M['tail']=mat('tail','#5a0508',.10,0,1,.01);M['tailled']=mat('tailled','#c01015',.2,0,1,emit='#ff1a1a',estr=1.6)
    M['liner']=mat('liner','#1b1c1e',.7)
    M['seat']=mat('seat',P.get('seat','#1d1b1a'),.47,spec=.42);M['insert']=mat('insert',P.get('insert','#8a5a34'),.45,spec=.42)
    M['piping']=mat('piping',P.get('piping','#c9b49a'),.5)
    M['screen']=mat('screen','#05070a',.08,0,1,emit='#1d3550',estr=.5)
    M['plate']=mat('plate','#101113',.22,0,1,.05);M['letters']=mat('letters','#d4d7da',.30,1)
    M['bed']=mat('bed',P.get('bed','#17181a'),.42)
    M['bag']=mat('bag','#1b2024',.6);M['bag2']=mat('bag2','#d9d5cc',.55)
    if P.get('marks') is not None: used(M,P)
    M['rimA']=mat('rimA','#e4e6e9',.34,.85,.6,.08);M['rimB']=mat('rimB','#0a0b0c',.45,0,.2,.2) if P.get('rimfin')=='black' else mat('rimB','#0a0b0c',.22,.3,1,.03)
    return M
MESHES={}
def to_obj(name,m,mats,R,t,faceidx=None):
    V,F,N=m;key=(id(V),tuple(x.name for x in mats))
    if key in MESHES: me=MESHES[key]
    else:
        me=bpy.data.meshes.new(name)
        me.vertices.add(len(V));me.vertices.foreach_set('co',np.ascontiguousarray(V,np.float32).ravel())
        nf=len(F);me.loops.add(nf*3);me.loops.foreach_set('vertex_index',np.ascontiguousarray(F,np.int32).ravel())
        me.polygons.add(nf);me.polygons.foreach_set('loop_start',np.arange(0,nf*3,3,dtype=np.int32));me.polygons.foreach_set('loop_total',np.full(nf,3,np.int32))
        me.polygons.foreach_set('use_smooth',np.ones(nf,bool))
        if faceidx is not None: me.polygons.foreach_set('material_index',faceidx.astype(np.int32))
        me.update(calc_edges=True)
        if len(V)<6000:                       # hard-surface primitives: analytic normals; dense SDF meshes are fine with vertex normals
            me.use_auto_smooth=True;me.auto_smooth_angle=math.pi
            me.normals_split_custom_set_from_vertices(np.asarray(N,float).tolist())
        for x in mats: me.materials.append(x)
        MESHES[key]=me;to_obj.keep.append(m)
    ob=bpy.data.objects.new(name,me);bpy.context.collection.objects.link(ob)
    mw=Matrix.Identity(4)
    for i in range(3):
        for j in range(3): mw[i][j]=R[i][j]
        mw[i][3]=t[i]
    ob.matrix_world=mw;return ob
to_obj.keep=[]
def build(P,lift_to_ground=True):
    O,P=C.assemble(P);M=materials(P);obs=[]
    root=bpy.data.objects.new('cart',None);bpy.context.collection.objects.link(root)
    for (n,m,k,R,t) in O:
        if n=='front_paint' and 'crease' in (P.get('marks') or ()): m=creased(m)
        if k=='RIM':
            V,F,N=m;fn=np.cross(V[F[:,1]]-V[F[:,0]],V[F[:,2]]-V[F[:,0]]);fn/=np.maximum(np.linalg.norm(fn,axis=1,keepdims=True),1e-12)
            c=V[F].mean(1);rr=np.hypot(c[:,0],c[:,2])
            lip=(c[:,1]>P['tyre_w']*.43-.012)&(rr>P['rim_r']-.03)
            idx=np.where((fn[:,1]>.80)&(c[:,1]>0)&(rr>.035),0,1)
            idx[lip]=0
            style=P.get('rimfin','machined')
            if style=='black': idx[:]=1
            if style=='silver': idx[:]=0
            ob=to_obj(n,m,[M['rimA'],M['rimB']],R,t,idx)
        elif k=='TYRE':
            V,F,N=m;c=V[F].mean(1);rr=np.hypot(c[:,0],c[:,2])
            ob=to_obj(n,m,[M['tyre'],M['white']],R,t,((np.abs(rr-P['rim_r']-.030)<.015)&(c[:,1]>0)).astype(np.int32))
        else: ob=to_obj(n,m,[M[k]],R,t)
        ob.parent=root;obs.append(ob)
    for ob in badge.fix(P,trim(P['maker']),obs,M,to_obj): ob.parent=root;obs.append(ob)
    root.location.z=-P['ground'];return root,P,obs
def area(name,loc,target,size,power,col=(1,1,1),cam_vis=False,spread=None):
    l=bpy.data.lights.new(name,'AREA');l.shape='RECTANGLE';l.size,l.size_y=size;l.energy=power;l.color=col
    o=bpy.data.objects.new(name,l);bpy.context.collection.objects.link(o);o.location=loc
    d=Vector(target)-Vector(loc);o.rotation_euler=d.to_track_quat('-Z','Y').to_euler();o.visible_camera=cam_vis
    if spread: l.spread=math.radians(spread)
    return o
def clean():
    bpy.ops.wm.read_factory_settings(use_empty=True);MESHES.clear();to_obj.keep.clear()
VIEWS=dict(front34=(38,7.5),rear34=(142,9),side=(90,4))
def on_the_lot(P,view):
    """A used cart's first picture is taken from its other side, in the light of a late afternoon."""
    return P.get('marks') is not None and view=='front34'
def extent(P):
    """front, back, height of the cart above ground, metres"""
    return .70,P['xr']-dict(seat=.97,bed=.82,bag=.58,trunk=.52)[P['rear']],1.70-P['ground']+(.10 if P['lightbar'] or P['rack'] else 0)
def camera(P,view,res,lens=85):
    """One framing rule for the whole fleet: the distance depends on length and view alone, so that equal carts look
    equal; a longer cart looks longer, but by less than it is (three quarters of the difference is zoomed away). The nearest tyre
    stands on one ground line, 10% above the lower edge. Returns the pixel border that holds the cart."""
    x1,x0,H=extent(P);az,el=VIEWS[view]
    if on_the_lot(P,view): az=-az
    a,e=math.radians(az),math.radians(el);asp=res[0]/res[1];tw=36/(2*lens)
    dirv=Vector((math.cos(a)*math.cos(e),math.sin(a)*math.cos(e),math.sin(e)));q=(-dirv).to_track_quat('-Z','Y');inv=q.to_matrix().transposed()
    def span(pts,tgt,D):
        w=[inv@(Vector(p)-tgt-dirv*D) for p in pts];us=[p.x/-p.z/tw for p in w];vs=[p.y/-p.z/tw*asp for p in w]
        return min(us),max(us),min(vs),max(vs)
    box=lambda x0,x1,H,yw=.70:[(x,y,z) for x in (x0,x1) for y in (-yw,yw) for z in (0,H)]
    def dist(x0):
        tgt=Vector(((x0+x1)/2,0,1.0));D=8.0
        for _ in range(20):
            u0,u1,v0,v1=span(box(x0,x1,2.10),tgt,D);D*=max((u1-u0)/2/.92,(v1-v0)/2/.84)
        return D
    longest=-1.75-.80*2-.97;D=dist(x0)**.75*dist(longest)**.25
    tgt=Vector(((x0+x1)/2,0,1.0));u0,u1,v0,v1=span(box(x0,x1,H,.80),tgt,D);yo=.515+P['tyre_w']/2
    low=span([(x,y,0) for x in (0,P['xr']) for y in (-yo,yo)],tgt,D)[2]
    cam=bpy.data.cameras.new('cam');cam.lens=lens;cam.sensor_width=36;o=bpy.data.objects.new('cam',cam);bpy.context.collection.objects.link(o)
    o.location=tgt+dirv*D;o.rotation_euler=q.to_euler();s=bpy.context.scene;s.camera=o;s.render.resolution_x,s.render.resolution_y=res
    mu=(u0+u1)/2;cam.shift_x=mu/2;dv=low+.80;cam.shift_y=dv/2/asp
    bpy.context.view_layer.update()
    return [min(1,max(0,t)) for t in ((u0-mu)/2+.48,(u1-mu)/2+.52,(v0-dv)/2+.47,(v1-dv)/2+.53)]
def studio(P,key=0.9,boxes=None,base=None):
    """procedural studio as an equirect float image: soft-edged light boxes on a graded room (importance sampled by Cycles)"""
    W,H=1024,512
    az=(np.arange(W)+.5)/W*2*np.pi-np.pi            # Blender equirect: centre = +x ... see below
    el=(np.arange(H)+.5)/H*np.pi-np.pi/2
    A,E=np.meshgrid(az,el)
    d=np.stack([np.cos(E)*np.cos(A),np.cos(E)*np.sin(A),np.sin(E)],-1)   # x fwd, y left
    up=d[...,2]
    g=np.interp(np.degrees(E),[-90,-12,-2,6,22,50,90],base or [.34,.36,.26,.15,.09,.12,.22])
    img=np.stack([g*.985,g,g*1.015],-1)
    def softbox(azc,elc,w,h,val,col=(1,1,1),soft=.12,roll=0):
        a,e=np.radians(azc),np.radians(elc)
        c=np.array([np.cos(e)*np.cos(a),np.cos(e)*np.sin(a),np.sin(e)])
        r=np.cross([0,0,1],c);r/=np.linalg.norm(r);u=np.cross(c,r)
        if roll: cr,sr=np.cos(np.radians(roll)),np.sin(np.radians(roll));r,u=r*cr+u*sr,u*cr-r*sr
        k=d@c;X=np.where(k>0,(d@r)/np.maximum(k,1e-3),9);Y=np.where(k>0,(d@u)/np.maximum(k,1e-3),9)
        w2,h2=np.tan(np.radians(w/2)),np.tan(np.radians(h/2))
        f=lambda t,l:1/(1+np.exp(np.clip((np.abs(t)-l)/(soft*l*.35),-40,40)))
        m=f(X,w2)*f(Y,h2)
        # gentle hot centre
        m=m*(.72+.28*np.exp(-(X/w2)**2-(Y/h2)**2))
        img[:]+=m[...,None]*val*key*np.array(col)
    for b in boxes or [
        dict(azc=72,elc=74,w=96,h=36,val=4.3,soft=.25),                       # overhead
        dict(azc=100,elc=34,w=80,h=15,val=6.5,soft=.18),                       # key, camera side
        dict(azc=100,elc=9,w=110,h=6,val=3.2,soft=.3),                         # long strip for the flank
        dict(azc=18,elc=26,w=10,h=40,val=6.5,soft=.2),                         # front vertical strip
        dict(azc=-30,elc=30,w=30,h=34,val=4.0,soft=.25),
        dict(azc=-140,elc=30,w=24,h=46,val=10,col=(.94,.97,1),soft=.2),        # rims
        dict(azc=158,elc=28,w=18,h=44,val=8.0,col=(.94,.97,1),soft=.2)]: softbox(**b)
    # Blender maps u=0.5 to -Y?  direction = (atan2(y,-x)/2pi+.5): shift columns accordingly
    u=(np.arange(W)+.5)/W
    # cycles direction_to_equirect: u = -(atan2(y,x))/(2pi)+0.5 -> azimuth = -(u-.5)*2pi
    idx=np.round(((-(u-.5)*2*np.pi)+np.pi)/(2*np.pi)*W-.5).astype(int)%W
    img=img[:,idx]
    px=np.ones((H,W,4),np.float32);px[...,:3]=img
    im=bpy.data.images.new('studio',W,H,float_buffer=True,alpha=False);im.colorspace_settings.name='Linear';im.pixels.foreach_set(px.ravel());im.update();im.pack()
    w=bpy.data.worlds.new('w');bpy.context.scene.world=w;w.use_nodes=True;nt=w.node_tree
    t=nt.nodes.new('ShaderNodeTexEnvironment');t.image=im;nt.links.new(t.outputs[0],nt.nodes['Background'].inputs[0])
    w.cycles.sampling_method='MANUAL';w.cycles.sample_map_resolution=1024
    windshield(bpy.data.materials['glass'])
LATE=[
    dict(azc=-72,elc=74,w=96,h=36,val=2.0,col=(.86,.93,1),soft=.3),              # sky
    dict(azc=-62,elc=18,w=40,h=22,val=13,col=(1,.72,.43),soft=.3),               # low sun, camera side
    dict(azc=-100,elc=9,w=110,h=6,val=2.6,col=(1,.80,.56),soft=.3),
    dict(azc=-18,elc=26,w=10,h=40,val=4.5,col=(1,.78,.52),soft=.2),
    dict(azc=30,elc=30,w=30,h=34,val=2.4,col=(.82,.91,1),soft=.25),
    dict(azc=140,elc=30,w=24,h=46,val=9,col=(1,.82,.58),soft=.2),
    dict(azc=-158,elc=28,w=18,h=44,val=7.0,col=(.84,.92,1),soft=.2)]
def dome():
    """zenith-weighted sky for the shadow alone: gives a clean soft contact shadow"""
    w=bpy.data.worlds.new('dome');w.use_nodes=True;nt=w.node_tree;bg=nt.nodes['Background']
    tc=nt.nodes.new('ShaderNodeTexCoord');sp=nt.nodes.new('ShaderNodeSeparateXYZ');pw=nt.nodes.new('ShaderNodeMath');pw.operation='POWER';pw.inputs[1].default_value=2.2;pw.use_clamp=True
    nt.links.new(tc.outputs['Generated'],sp.inputs[0]);nt.links.new(sp.outputs['Z'],pw.inputs[0]);nt.links.new(pw.outputs[0],bg.inputs['Strength']);return w
def floor(catch=False):
    bpy.ops.mesh.primitive_plane_add(size=80);o=bpy.context.object;o.name='floor';o.is_shadow_catcher=catch;o.visible_camera=catch
    o.data.materials.append(mat('floor','#d2d3d5',.55));return o
def floor_shadow(P,obs,px=400):
    """What the cart takes from the sky, seen from straight above: (alpha map, (centre x, metres across)). It does not
    depend on view, colour or trim, so it is kept for every cart of the same shape."""
    xc,wide=P['xr']/2-.1,-P['xr']+5.2
    key=hashlib.sha1(json.dumps([P[k] for k in ('maker','rows','rear','lift','tyre','tyre_r','tyre_w','bed_kind')]+[px,1]).encode()).hexdigest()[:12]
    path=os.path.join(CACHE,f'shadow_{key}.png')
    if not os.path.exists(path):
        s=bpy.context.scene;c=s.cycles;keep=(c.max_bounces,c.samples,s.world);fl=floor(True)
        cam=bpy.data.cameras.new('top');cam.type='ORTHO';cam.ortho_scale=wide;o=bpy.data.objects.new('top',cam);bpy.context.collection.objects.link(o);o.location=(xc,0,9);s.camera=o
        for ob in obs: ob.visible_camera=False
        s.world=dome();c.max_bounces=0;c.samples=72;s.use_nodes=False;s.render.use_border=False;s.render.resolution_percentage=100
        s.render.resolution_x=s.render.resolution_y=px;tmp=f'{path}.{os.getpid()}.png';render(tmp);os.replace(tmp,path)
        for ob in obs: ob.visible_camera=True
        for x in (fl,o): bpy.data.objects.remove(x)
        c.max_bounces,c.samples,s.world=keep
    return path,(xc,wide)
def feet(P,area):
    """where the tyres stand on the floor map, in its fractions: (across, down, half length, half width)"""
    xc,wide=area;yo=.515 if P['tyre']=='at' else .50
    return [(.5+(x-xc)/wide,.5-s*yo/wide,.42*P['tyre_r']/wide,.46*P['tyre_w']/wide) for x in (0,P['xr']) for s in (1,-1)]
def contacts(P,res):
    """where the tyres press on the floor: a function that draws the narrow dark line for a picture of a size"""
    H=np.linalg.inv(floor_to_image((0,1),res))
    yo=.515 if P['tyre']=='at' else .50
    def draw(shape):
        v,u=np.mgrid[0:shape[0],0:shape[1]].astype(np.float32)+.5;q=np.stack([u,v,np.ones_like(u)],-1)@H.T.astype(np.float32)
        x,y=q[...,0]/q[...,2]-.5,.5-q[...,1]/q[...,2];a=np.zeros(shape,np.float32)
        for cx in (0,P['xr']):
            for s in (1,-1):
                dx=np.maximum(np.abs(x-cx)-.17*P['tyre_r'],0);dy=np.maximum(np.abs(y-s*yo)-.44*P['tyre_w'],0);d=np.hypot(dx,dy)
                a=np.maximum(a,.74*np.exp(-(d/.026))+.16*np.exp(-(d/.09)**2))
        a[q[...,2]<=0]=0;a[a<.004]=0
        return np.clip(a,0,.95)
    return draw
def floor_to_image(area,res):
    """3x3 matrix from floor map fractions (0..1 across, 0..1 down) to picture pixels, for the current camera"""
    from bpy_extras.object_utils import world_to_camera_view as project
    import cv2
    s=bpy.context.scene;xc,wide=area;h=wide/4;src=[];dst=[]
    for x,y in ((-h,-h),(h,-h),(h,h),(-h,h)):
        q=project(s,s.camera,Vector((xc+x,y,0)));src.append((.5+x/wide,.5-y/wide));dst.append((q.x*res[0],(1-q.y)*res[1]))
    return cv2.getPerspectiveTransform(np.float32(src),np.float32(dst))
def passes(outdir,stem):
    """albedo + normal guides for the denoiser, written by the compositor"""
    s=bpy.context.scene;vl=bpy.context.view_layer;vl.use_pass_normal=True;vl.use_pass_diffuse_color=True;vl.use_pass_z=False
    s.use_nodes=True;nt=s.node_tree;nt.nodes.clear()
    rl=nt.nodes.new('CompositorNodeRLayers');co=nt.nodes.new('CompositorNodeComposite');nt.links.new(rl.outputs['Image'],co.inputs['Image'])
    fo=nt.nodes.new('CompositorNodeOutputFile');fo.base_path=outdir;fo.format.file_format='OPEN_EXR';fo.format.color_depth='16';fo.format.color_mode='RGB'
    fo.file_slots.clear()
    for n,src in ((stem+'_nrm','Normal'),(stem+'_alb','DiffCol')):
        fo.file_slots.new(n);nt.links.new(rl.outputs[src],fo.inputs[n])
    return fo
VT=('Filmic','Very High Contrast')
def cycles(samples=128,threads=2,transparent=True,seed=0):
    s=bpy.context.scene;s.render.engine='CYCLES';c=s.cycles;c.device='CPU';c.samples=samples;c.use_denoising=False;c.use_adaptive_sampling=True;c.adaptive_threshold=.012
    c.max_bounces=5;c.diffuse_bounces=2;c.glossy_bounces=3;c.transparent_max_bounces=16;c.transmission_bounces=6;c.caustics_reflective=False;c.caustics_refractive=False;c.sample_clamp_indirect=4;c.blur_glossy=.5;c.seed=seed
    s.render.threads_mode='FIXED';s.render.threads=threads;s.render.film_transparent=transparent;c.pixel_filter_type='BLACKMAN_HARRIS';c.filter_width=1.5
    s.view_settings.view_transform=VT[0];s.view_settings.look=VT[1];s.view_settings.exposure=0;s.render.use_persistent_data=False
    s.render.image_settings.file_format='PNG';s.render.image_settings.color_mode='RGBA' if transparent else 'RGB';s.render.image_settings.color_depth='16'
def render(path):
    bpy.context.scene.render.filepath=path;t=time.time();bpy.ops.render.render(write_still=True);return time.time()-t
