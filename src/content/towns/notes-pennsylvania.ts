import type { PennsylvaniaTownSlug } from './towns.ts'

/** What is true of each place alone: land, water, neighbors. In our own words; no word on local law. */
export const pennsylvaniaNotes = {
  scranton:
    'Scranton is the seat of Lackawanna County and fills the valley of the Lackawanna River. Electric streetcars ran here in 1886, and the name Electric City stayed. Steamtown keeps the old rail yard downtown; Roaring Brook drops through a gorge in Nay Aug Park. Streets climb steeply on both sides of the river. Our Pennsylvania showroom is here.',
  archbald:
    'Archbald lies in the Lackawanna Valley between Jessup and Jermyn, with the river along its lower side. The glacial pothole found by miners in 1884 is now a small state park beside the highway. Eynon is its shopping section. Ground rises from the river flats toward the Moosic Mountains in the east, so a cart here meets real grades.',
  carbondale:
    'Carbondale is the city at the upper end of the Lackawanna Valley. A gravity railroad carried its coal over the mountain to the canal at Honesdale from 1829, and the city was chartered in 1851. Main Street and Memorial Park are near the river; the side streets go uphill at once. Simpson lies to the north and Mayfield to the south.',
  'clarks-summit':
    'Clarks Summit is a borough of the Abingtons, on the height above Scranton where the railroad found its way out of the valley. State Street carries Routes 6 and 11 through the middle. Clarks Green adjoins it on the east, and the Northeast Extension of the Turnpike ends just outside. House lots are large and the streets roll rather than climb.',
  dalton:
    'Dalton is a small borough on Routes 6 and 11, northwest of Clarks Summit. Ackerly Creek runs along Main Street toward the South Branch of Tunkhannock Creek. La Plume lies to the west and Waverly to the southeast, and Lackawanna State Park is a few miles to the northeast. Beyond the last streets it is pasture, hayfield and woodlot.',
  jermyn:
    'Jermyn is a borough on the Lackawanna River between Archbald and Mayfield, named for the coal operator John Jermyn. In 1899 a doctor taught miners here to give first aid, and the borough still marks it. Houses stand close together on a few long streets parallel to the river, with Rush Brook coming in from the west.',
  jessup:
    'Jessup is a borough on the east bank of the Lackawanna River, between Olyphant and Archbald. Many families came from Gubbio in Italy, and each May teams carry the statues of Saint Ubaldo and two others through the streets at a run, as they do there. The center is compact; the land behind it rises toward the Moosic Mountains.',
  moosic:
    'Moosic lies at the southern edge of Lackawanna County, where Spring Brook joins the Lackawanna River. Its Birney Avenue leads to Scranton on one side and Avoca on the other. The ballpark of the RailRiders stands on Montage Mountain above the borough. Streets near the river are level, and the newer ones are cut into the slope.',
  moscow:
    'Moscow is a borough in the North Pocono country, over the mountain to the southeast of Scranton. Roaring Brook flows past it, and the former Lackawanna Railroad station of 1904 stands by the tracks. Madison, Covington and Roaring Brook townships are around it. It is higher and cooler than the valley, with more snow and more woods.',
  'old-forge':
    'Old Forge takes its name from an ironworks of 1789 on the Lackawanna River, not far above the place where it meets the Susquehanna. Today Main Street is better known for pizza baked in rectangular trays and sold by the cut. Taylor lies to the north, Moosic across the river, and Duryea over the Luzerne County line.',
  olyphant:
    'Olyphant is a borough on the Lackawanna River, facing Blakely on the other bank. It was named for a president of the Delaware and Hudson company, which mined and moved its coal. Church domes stand over the center. Throop and Dickson City are the neighbors toward Scranton, Jessup the next up the valley, and the hill streets are steep.',
  taylor:
    'Taylor borders the southwest side of Scranton and was named for Moses Taylor, the New York banker behind the Lackawanna Railroad. Keyser Creek runs through it to the Lackawanna River. Old Forge is the next borough down Main Street, and Ransom Township lies behind the ridge of West Mountain. Former mine land now holds stores and homes.',
  'chinchilla-township':
    'Chinchilla is a community in South Abington Township and is listed here under its township. It lies on Routes 6 and 11 between the gap they call the Notch, at the edge of Scranton, and Clarks Summit. Leggetts Creek runs beside the road. Older houses stand near the creek, and newer streets climb the hillside.',
  'elmhurst-township':
    'Elmhurst Township is a small township east of Scranton, on the far side of the Moosic Mountains. Roaring Brook passes through it, and the Elmhurst Reservoir stores its water for the valley. Route 435 leads to Dunmore one way and toward Moscow the other. Roaring Brook Township is the neighbor on most sides, and most of what is not a house lot is wooded.',
  'fleetville-township':
    'Fleetville is a village in Benton Township and is listed here under its township. Routes 107 and 407 cross in the middle, and Interstate 81 passes to the east. Lackawanna State Park with its lake lies a short way south. The country is open: dairy pasture, hay and ponds on long slopes, at the north end of Lackawanna County.',
  'la-plume-township':
    'La Plume Township is among the smaller townships of Lackawanna County, on Routes 6 and 11 where they leave it for Factoryville. The South Branch of Tunkhannock Creek flows across it. Keystone College, founded in 1868, has its address here and its campus on both sides of the county line. Dalton is the next town toward Scranton.',
  'peckville-township':
    'Peckville is the larger part of the borough of Blakely. Samuel Peck ran a lumber mill here on the Lackawanna River and left his name. Main Street follows the west bank; Jessup and Olyphant are over the bridges. Flat blocks by the river turn to hill streets within a few hundred yards.',
  'ransom-township':
    'Ransom Township is the western corner of Lackawanna County, between West Mountain and the Susquehanna River. Milwaukee is its village. Farms lie on the benches above the river, and much of the rest is woods and steep hollows that drain straight to the water. Newton Township is to the north, Old Forge and Taylor over the ridge to the east.',
  'waverly-township':
    'Waverly Township was called Abington Township until 2011. Its village, settled from Connecticut along an old path, has a green look: white houses, the Community House and wide lawns where Routes 407 and 632 cross. Dalton is to the west, Clarks Summit and Clarks Green to the south. The land is a gentle plateau for these parts.',
} as const satisfies Record<PennsylvaniaTownSlug, string>
