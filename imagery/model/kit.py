"""What the hero scenes are made of: foliage and ground materials, scattering, sky, sun, camera, woods, water, boards"""
import math, numpy as np, bpy, scene as S, env as E, geo as g
from mathutils import Vector, Matrix
def link(nt,x,y): nt.links.new(x,y)
def foliage(name,c0,c1,var=.25,trans=.35,rough=.55,root=None,zscale=None,spec=.25):
    """leaf shader: random hue per instance, optional root darkening, translucency"""
    m=bpy.data.materials.new(name);m.use_nodes=True;nt=m.node_tree;b=nt.nodes['Principled BSDF'];out=nt.nodes['Material Output']
    oi=nt.nodes.new('ShaderNodeObjectInfo');mx=nt.nodes.new('ShaderNodeMixRGB');mx.inputs[1].default_value=S.srgb(c0);mx.inputs[2].default_value=S.srgb(c1);link(nt,oi.outputs['Random'],mx.inputs[0])
    geo=nt.nodes.new('ShaderNodeNewGeometry');ri=nt.nodes.new('ShaderNodeMapRange');ri.inputs['To Min'].default_value=1-var;ri.inputs['To Max'].default_value=1+var
    link(nt,geo.outputs['Random Per Island'],ri.inputs['Value'])
    sc_=nt.nodes.new('ShaderNodeMixRGB');sc_.blend_type='MULTIPLY';sc_.inputs[0].default_value=1
    comb=nt.nodes.new('ShaderNodeCombineXYZ')
    for i in range(3): link(nt,ri.outputs[0],comb.inputs[i])
    link(nt,mx.outputs[0],sc_.inputs[1]);link(nt,comb.outputs[0],sc_.inputs[2]);col=sc_.outputs[0]
    if root:
        tc=nt.nodes.new('ShaderNodeTexCoord');sp=nt.nodes.new('ShaderNodeSeparateXYZ');mr=nt.nodes.new('ShaderNodeMapRange');mr.inputs['From Max'].default_value=zscale
        link(nt,tc.outputs['Object'],sp.inputs[0]);link(nt,sp.outputs['Z'],mr.inputs['Value']);m2=nt.nodes.new('ShaderNodeMixRGB');m2.inputs[1].default_value=S.srgb(root);link(nt,mr.outputs[0],m2.inputs[0]);link(nt,col,m2.inputs[2]);col=m2.outputs[0]
    link(nt,col,b.inputs['Base Color']);b.inputs['Roughness'].default_value=rough;b.inputs['Specular'].default_value=spec
    # Cycles flips shading normals on back faces, which turns up-pointing blade normals to the ground: undo that
    k=nt.nodes.new('ShaderNodeMath');k.operation='MULTIPLY_ADD';k.inputs[1].default_value=-2;k.inputs[2].default_value=1;link(nt,geo.outputs['Backfacing'],k.inputs[0])
    vs=nt.nodes.new('ShaderNodeVectorMath');vs.operation='SCALE';link(nt,geo.outputs['Normal'],vs.inputs[0]);link(nt,k.outputs[0],vs.inputs['Scale']);link(nt,vs.outputs[0],b.inputs['Normal'])
    tr=nt.nodes.new('ShaderNodeBsdfTranslucent');link(nt,col,tr.inputs[0]);ms=nt.nodes.new('ShaderNodeMixShader');ms.inputs[0].default_value=trans
    link(nt,b.outputs[0],ms.inputs[1]);link(nt,tr.outputs[0],ms.inputs[2]);link(nt,ms.outputs[0],out.inputs[0]);return m
def add(name,m,mats,loc=(0,0,0),idx=None,hide=False):
    ob=S.to_obj(name,m,mats,np.eye(3),loc,idx);ob.hide_render=hide;return ob
def colattr(me,C):
    at=me.color_attributes.new('Col','FLOAT_COLOR','POINT');c=np.ones((len(C),4),np.float32);c[:,:3]=C;at.data.foreach_set('color',c.ravel())
def terrmat(name,rough=.9,noise=(6,.35),bump=None,spec=.1):
    m=S.mat(name,'#888888',rough,spec=spec,bump=bump);nt=m.node_tree;b=nt.nodes['Principled BSDF'];at=nt.nodes.new('ShaderNodeAttribute');at.attribute_name='Col'
    tc=nt.nodes.new('ShaderNodeTexCoord');n=nt.nodes.new('ShaderNodeTexNoise');n.inputs['Scale'].default_value=noise[0];n.inputs['Detail'].default_value=8
    mr=nt.nodes.new('ShaderNodeMapRange');mr.inputs['From Min'].default_value=.3;mr.inputs['From Max'].default_value=.7;mr.inputs['To Min'].default_value=1-noise[1];mr.inputs['To Max'].default_value=1+noise[1]
    link(nt,tc.outputs['Object'],n.inputs['Vector']);link(nt,n.outputs['Fac'],mr.inputs['Value']);mu=nt.nodes.new('ShaderNodeVectorMath');mu.operation='SCALE'
    link(nt,at.outputs['Color'],mu.inputs[0]);link(nt,mr.outputs[0],mu.inputs['Scale']);link(nt,mu.outputs[0],b.inputs['Base Color']);return m
def scatter(name,child,P,scale,yaw,N=None):
    """face instancing: one little quad per instance, driven entirely by numpy"""
    n=len(P);s=np.asarray(scale)*np.ones(n);up=np.tile([0,0,1.],(n,1)) if N is None else N
    t=np.stack([np.cos(yaw),np.sin(yaw),0*yaw],1);t-=up*np.sum(t*up,1,keepdims=True);t/=np.linalg.norm(t,axis=1,keepdims=True);b=np.cross(up,t)
    h=(s*.5)[:,None];V=np.stack([P-t*h-b*h,P+t*h-b*h,P+t*h+b*h,P-t*h+b*h],1).reshape(-1,3)
    me=bpy.data.meshes.new(name);me.from_pydata(V.tolist(),[],np.arange(4*n).reshape(-1,4).tolist());me.update()
    ob=bpy.data.objects.new(name,me);bpy.context.collection.objects.link(ob);ob.instance_type='FACES';ob.use_instance_faces_scale=True;ob.show_instancer_for_render=False
    child.parent=ob;return ob
def world(img):
    H,W=img.shape[:2];px=np.ones((H,W,4),np.float32);px[...,:3]=img
    im=bpy.data.images.new('sky',W,H,float_buffer=True);im.colorspace_settings.name='Linear';im.pixels.foreach_set(px.ravel());im.update();im.pack()
    w=bpy.data.worlds.new('w');bpy.context.scene.world=w;w.use_nodes=True;nt=w.node_tree;t=nt.nodes.new('ShaderNodeTexEnvironment');t.image=im;link(nt,t.outputs[0],nt.nodes['Background'].inputs[0]);w.cycles.sampling_method='MANUAL';w.cycles.sample_map_resolution=1024
def sun(az,el,power,col,angle=1.0):
    l=bpy.data.lights.new('sun','SUN');l.energy=power;l.color=col;l.angle=math.radians(angle);o=bpy.data.objects.new('sun',l);bpy.context.collection.objects.link(o)
    A,e=math.radians(az),math.radians(el);d=Vector((math.cos(e)*math.sin(A),math.cos(e)*math.cos(A),math.sin(e)));o.rotation_euler=d.to_track_quat('Z','Y').to_euler()
def cam(loc,tgt,lens,shift=0):
    c=bpy.data.cameras.new('cam');c.lens=lens;c.shift_y=shift;o=bpy.data.objects.new('cam',c);bpy.context.collection.objects.link(o);o.location=loc
    o.rotation_euler=(Vector(tgt)-Vector(loc)).to_track_quat('-Z','Y').to_euler();bpy.context.scene.camera=o;c.clip_end=9000;return c
def cart(P,x,y,z,heading):
    """heading: clockwise-from-+Y azimuth of the nose"""
    root,P,obs=S.build(P);yaw=math.pi/2-math.radians(heading);mid=P['xr']/2
    R=Matrix.Rotation(yaw,4,'Z');root.matrix_world=Matrix.Translation((x,y,z))@R@Matrix.Translation((-mid,0,-P['ground']));return root,P


# ---- parts that several scenes share
def lin(hx): return np.array(S.srgb(hx)[:3])
def bark(colour='#3a2c20'): return S.mat('bark',colour,.9,bump=(14,.6,.03))
def wedge(rs,n,r0,r1,az=36,pw=1.0):
    """n ground points in front of the camera, denser near it for pw > 1"""
    r=np.sqrt(rs.rand(n)*(r1**2-r0**2)+r0**2) if pw==1 else r0+(r1-r0)*rs.rand(n)**pw;A=np.radians((rs.rand(n)*2-1)*az);return r*np.sin(A),r*np.cos(A)
def ground(h,colour,az=50,r0=1.3,r1=4200,na=900,nr=900,noise=(3.5,.30)):
    m,X,Y=E.polar_grid(h,-az,az,r0,r1,na,nr);ob=add('terrain',m,[terrmat('ter',noise=noise)]);colattr(ob.data,colour(X,Y));return ob
def plants(rs,name,mesh,mat,x,y,h,scale,sink=0.0):
    ch=add(name,mesh,[mat]);scatter(name+'s',ch,np.stack([x,y,h(x,y)-sink],1),scale[0]+scale[1]*rs.rand(len(x)),rs.rand(len(x))*6.28)
def trees(rs,name,kinds,x,y,h,scale=(.75,.55)):
    """kinds: list of ((wood, leaves), leaf material); each point gets one at random"""
    b=bark();pick=rs.randint(0,len(kinds),len(x))
    for k,((w,l),leaf) in enumerate(kinds):
        s=pick==k
        if not s.any(): continue
        ch=add(f'{name}{k}',g.join(w,l),[b,leaf],idx=np.r_[np.zeros(len(w[1]),int),np.ones(len(l[1]),int)])
        scatter(f'{name}s{k}',ch,np.stack([x,y,h(x,y)-.1],1)[s],scale[0]+scale[1]*rs.rand(s.sum()),rs.rand(s.sum())*6.28)
def far_woods(rs,h,r0,r1,leaf,cover=-.15,n=9000,az=46):
    x,y=wedge(rs,n,r0,r1,az);k=E.fbm(x/160,y/160,4,77)>cover;x,y=x[k],y[k]
    trees(rs,'far',[(E.tree(90,H=10,R=5,puffs=20,per=60,leaf=.5),leaf)],x,y,lambda x,y:h(x,y)-.9,(1,.8))
def sea(level,az=62,r0=4,r1=7000,deep='#0b2a36',wave=1.0,shore=None):
    """water with swell near the camera; shore(x, y) is the shoreline's x, where foam lies"""
    def w(x,y):
        r=np.hypot(x,y);q=.085*E.fbm(x/7+.3*y/7,y/4.2,4,15)+.035*E.fbm(x/1.6,y/1.1,3,16)*E.ss(160,30,r)
        return level+wave*q*(.35+.65*E.ss(900,60,r))
    m,X,Y=E.polar_grid(w,-az,50,r0,r1,900,900)
    s=S.mat('sea','#0a2530',.045,spec=.5);nt=s.node_tree;b=nt.nodes['Principled BSDF'];b.inputs['IOR'].default_value=1.33
    tc=nt.nodes.new('ShaderNodeTexCoord');n=nt.nodes.new('ShaderNodeTexNoise');n.inputs['Scale'].default_value=1.4;n.inputs['Detail'].default_value=6;mp=nt.nodes.new('ShaderNodeMapping');mp.inputs['Scale'].default_value=(1,1.8,1)
    bp=nt.nodes.new('ShaderNodeBump');bp.inputs['Strength'].default_value=.5*wave;bp.inputs['Distance'].default_value=.10
    link(nt,tc.outputs['Object'],mp.inputs[0]);link(nt,mp.outputs[0],n.inputs['Vector']);link(nt,n.outputs['Fac'],bp.inputs['Height']);link(nt,bp.outputs[0],b.inputs['Normal'])
    at=nt.nodes.new('ShaderNodeAttribute');at.attribute_name='Col';mx=nt.nodes.new('ShaderNodeMixRGB');mx.inputs[1].default_value=S.srgb(deep);mx.inputs[2].default_value=S.srgb('#e9e2da');sx=nt.nodes.new('ShaderNodeSeparateXYZ');link(nt,at.outputs['Color'],sx.inputs[0]);link(nt,sx.outputs[0],mx.inputs[0]);link(nt,mx.outputs[0],b.inputs['Base Color'])
    mr=nt.nodes.new('ShaderNodeMapRange');mr.inputs['To Min'].default_value=.045;mr.inputs['To Max'].default_value=.6;link(nt,sx.outputs[0],mr.inputs[0]);link(nt,mr.outputs[0],b.inputs['Roughness'])
    ob=add('sea',m,[s]);foam=np.zeros(len(X))
    if shore:
        dd=X-shore(X,Y)
        for o,wd in ((-.15,.35),(-2.6,.30),(-6.0,.28)):
            c=dd-o+.8*E.fbm(X/3,Y/5,3,22+int(-o));foam=np.maximum(foam,np.exp(-(c/wd)**2)*E.ss(-.2,.35,E.fbm(X/.5,Y/.7,3,25)+(.25 if o>-1 else -.02)))
        foam=foam*E.ss(120,40,np.hypot(X,Y))
    colattr(ob.data,np.stack([foam]*3,1));return ob
def skyline(az0,az1,R,hh,seed,col,base=-3.):
    """a far ridge as one upright strip"""
    A=np.radians(np.linspace(az0,az1,300));u=np.linspace(0,1,300);z=hh*(np.sin(np.pi*u)**.7)*(.65+.5*E.fbm(u*5,u*0,5,seed));P=np.stack([np.stack([R*np.sin(A),R*np.cos(A),np.full(300,base)],-1),np.stack([R*np.sin(A),R*np.cos(A),z],-1)],1);N=np.zeros_like(P);N[...,0],N[...,1]=-np.sin(A)[:,None],-np.cos(A)[:,None];add('hill',g._grid(P,N),[S.mat('hill',col,1)])
def timber(dark='#564636',light='#b8a284'):
    """weathered boards: grain along x, every board its own tone"""
    m=S.mat('timber','#7d6a56',.62,bump=(60,.35,.004));nt=m.node_tree;b=nt.nodes['Principled BSDF'];gi=nt.nodes.new('ShaderNodeNewGeometry');tc=nt.nodes.new('ShaderNodeTexCoord');mp=nt.nodes.new('ShaderNodeMapping');mp.inputs['Scale'].default_value=(1.2,38,38);n=nt.nodes.new('ShaderNodeTexNoise');n.inputs['Detail'].default_value=7;n.inputs['Scale'].default_value=1.0
    cr=nt.nodes.new('ShaderNodeValToRGB');cr.color_ramp.elements[0].color=S.srgb(dark);cr.color_ramp.elements[0].position=.28;cr.color_ramp.elements[1].color=S.srgb(light);cr.color_ramp.elements[1].position=.75
    mr=nt.nodes.new('ShaderNodeMapRange');mr.inputs['To Min'].default_value=.62;mr.inputs['To Max'].default_value=1.18;vm=nt.nodes.new('ShaderNodeVectorMath');vm.operation='SCALE'
    link(nt,tc.outputs['Object'],mp.inputs[0]);link(nt,mp.outputs[0],n.inputs['Vector']);link(nt,n.outputs['Fac'],cr.inputs[0]);link(nt,gi.outputs['Random Per Island'],mr.inputs[0]);link(nt,cr.outputs[0],vm.inputs[0]);link(nt,mr.outputs[0],vm.inputs['Scale']);link(nt,vm.outputs[0],b.inputs['Base Color'])
    b.inputs['Clearcoat'].default_value=.25;b.inputs['Clearcoat Roughness'].default_value=.25;return m
def boards(rs,mat,L,R,n=420,y0=-1,top=0.0):
    """planks across the view from x=L to R, on two beams"""
    add('planks',g.join(*[g.box(((L+R)/2+rs.normal()*.015,y0+.1465*i,top-.02+rs.normal()*.0012),((R-L)/2,.0695,.02),.005,R=g.rot('y',rs.normal()*.05)) for i in range(n)]),[mat])
    add('beams',g.join(*[g.box((x,y0+.0733*n,top-.13),(.06,.0733*n,.09),.01) for x in (L+.08,R-.08)]),[mat])
def rail(mat,rope,xs,ys):
    """posts with two slack ropes"""
    po=[];ro=[]
    for x in xs:
        for y in ys: po+=[g.box((x,y,.42),(.065,.065,.62),.016),g.box((x,y,1.055),(.085,.085,.018),.012)]
        for y0,y1 in zip(ys,ys[1:]):
            for zz in (.90,.55):
                t=np.linspace(0,1,14);ro.append(g.tube(np.stack([np.full(14,x),y0+(y1-y0)*t,zz-.4*t*(1-t)],1),.018,seg=8))
    add('posts',g.join(*po),[mat]);add('rope',g.join(*ro),[rope])
def lamp(x,y,z=0,arm=-.8,glow=14):
    add('lamp',g.join(g.tube([(x,y,z-.5),(x,y,z+3.4)],.045),g.tube(g.bend([(x,y,z+3.3),(x,y,z+3.7),(x+arm,y,z+3.75)],.3),.028)),[S.mat('lamppost','#16181a',.4,.6)])
    add('bulb',g.xf(g.rbox((.10,.10,.10),.099),t=(x+arm,y,z+3.62)),[S.mat('bulb','#ffffff',.3,emit='#ffc98a',estr=glow)])
