"""blender -b -P worker.py: reads one job per line from stdin, answers one line "@ {json}" per picture.
{"kind":"product","params":{...},"shots":{"front34":"/path.webp",...},"res":[w,h],"size":[w,h],"samples":n,"threads":n}
{"kind":"close-up",...} likewise
{"kind":"studio",...} likewise, with "masters":{"front34":"/path.webp",...}, which it is laid over
{"kind":"hero","scene":"golf_dawn","shots":{"golf-dawn":"/path.webp"},"res":...}"""
import sys,os,json,traceback
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import product
def run(job):
    if job['kind']=='product': return product.shoot(job)
    if job['kind']=='close-up':
        import closeup
        return closeup.shoot(job)
    if job['kind']=='studio':
        import studio
        return studio.shoot(job)
    if job['kind']=='model':
        import model
        return model.export(job)
    import heroes   # loaded on demand: the scenes take memory that product shots do not need
    return heroes.shoot(job)
for line in sys.stdin:
    try:
        for answer in run(json.loads(line)): print('@ '+json.dumps(answer),flush=True)
    except Exception as e:
        traceback.print_exc();print('@ '+json.dumps(dict(error=repr(e))),flush=True)
