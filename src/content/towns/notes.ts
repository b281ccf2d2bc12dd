import type { TownSlug } from './towns.ts'

/** Each place's land, water and neighbors, without its history. Nothing about local law. */
export const townNotes: Readonly<Record<TownSlug, string>> = {
  bridgeton:
    'Bridgeton is the seat of Cumberland County. The Cohansey River runs through the middle of it and is tidal as far as the city. Downtown climbs from both banks, and the wooded city park with its zoo and Sunset Lake begins a few blocks to the west. Upper Deerfield, Hopewell and Fairfield townships lie around it. The slopes by the river are short; the rest is level.',
  millville:
    'Millville lies on the Maurice River, just below the dam of Union Lake. The riverfront, High Street and its arts district are close together; the glass museum at WheatonArts and the airport lie at opposite ends of town. Vineland is the next city to the north, and south of Millville the pines give way to the bayshore villages.',
  vineland:
    'Vineland is a square mile of streets in the middle of farmland, with Landis Avenue as its wide main street. The farms lie inside the city limits, and the Maurice River marks much of the western side. The land is flat and sandy. Our New Jersey showroom is here, so this is one of our two shortest deliveries.',
  cedarville:
    'Cedarville is the main village of Lawrence Township. Cedar Creek is dammed here to form Cedar Lake, and below the lake it winds through salt marsh to Delaware Bay. County Route 553 is the main street. Fairton lies to the north, Newport to the south, and most of what is around is fields and wet woods.',
  'dividing-creek':
    'Dividing Creek is a village of Downe Township on the creek of the same name, which reaches Delaware Bay through miles of marsh. Union Hall stands on the main street. County Route 553 links it with Newport to the west and Port Norris to the east. Sand and gravel lanes lead off on both sides.',
  fortescue:
    'Fortescue stands on the edge of Delaware Bay with marsh on the other three sides. One road comes in, across the meadows from Newport. There is a beach, a state marina on Fortescue Creek and a row of cottages, many of them lived in only part of the year. The community belongs to Downe Township. Everything is within a mile, and all of it is flat.',
  'laurel-lake':
    'Laurel Lake is a community of small wooded lots around a lake, in the north of Commercial Township and directly below Millville. Streets branch off Buckshutem Road and follow the shore. The soil is sandy and the ground level. Mauricetown and Port Norris lie farther down the Maurice River, and the shops of Millville are the nearest ones.',
  mauricetown:
    'Mauricetown is a village of about ten blocks on high ground over the Maurice River, some six miles up from Delaware Bay. Most of its houses are from the 1800s. The landing lies at the foot of the bluff, a short walk down from the porches. A county bypass keeps through traffic out, and marsh surrounds it on three sides. It is part of Commercial Township.',
  'port-norris':
    'Port Norris lies near the mouth of the Maurice River, in the south of Commercial Township. The docks and packing sheds are at Bivalve, a short way down the road. Dividing Creek is the next village to the west. Beyond the last houses it is all salt marsh.',
  rosenhayn:
    'Rosenhayn is a farm community in Deerfield Township, halfway between Vineland and Bridgeton on Landis Avenue. Carmel lies to the south. Vegetables and nursery plants grow on the level fields all around.',
  shiloh:
    'Shiloh is a borough of little more than one square mile, set between Hopewell and Stow Creek townships. Route 49 runs through the middle on its way from Bridgeton to Salem. Fields begin where the house lots end, and the ground is close to level throughout.',
  'commercial-township':
    'Commercial Township follows the west bank of the Maurice River from Millville down to Delaware Bay and takes in Laurel Lake, Haleyville, Mauricetown, Port Norris and Bivalve. The north is pine woods on sand, the south is marsh, and the villages are a few miles apart.',
  'deerfield-township':
    'Deerfield Township lies between Bridgeton and Vineland. Rosenhayn and Carmel are its two villages. Nearly all of the land is dry and level, in farms, nurseries and woods, with Millville touching it on the southeast.',
  'downe-township':
    'Downe Township is the marsh edge of Cumberland County: Newport and Dividing Creek on the upland, Fortescue, Gandys Beach and Money Island on the water. Large wildlife areas fill the space between the villages, so roads are few and long, and most of them end at the bay. Lawrence lies to the west and Commercial to the east.',
  'fairfield-township':
    'In Fairfield Township, Fairton is the village on the Cohansey side; Gouldtown lies east of Bridgeton. The township reaches from the edge of that city down to Delaware Bay, dry fields at the top and tidal marsh at the bottom. Lawrence Township lies to the southeast.',
  'greenwich-township':
    'Greenwich Township lies on the north bank of the Cohansey River where it nears Delaware Bay. The main street, Ye Greate Street, is wide and straight and lined with houses from before the Revolution. Hopewell and Stow Creek townships are the neighbors inland.',
  'hopewell-township':
    'Hopewell Township begins at the west side of Bridgeton and follows the Cohansey River down to Greenwich. Bowentown, Roadstown and Dutch Neck are its old crossroads, and it borders Shiloh on two sides. The soil is heavier than in the sandy east of the county, and most of it is plowed. Mary Elmer Lake is on the Bridgeton line.',
  'lawrence-township':
    'In Lawrence Township, Cedarville is where most people live. From there the land drops through farms and woods to marsh, with Bay Point and its few houses at the end of the road on Delaware Bay. Downe Township is next to the east.',
  'maurice-river-township':
    'Maurice River Township is the eastern end of Cumberland County, across the river from Mauricetown. Its villages follow the bank: Port Elizabeth, Dorchester, Leesburg, Heislerville, with the lighthouse of 1849 at East Point. Inland it is pine forest on sand, much of it in the Pinelands.',
  'stow-creek-township':
    'Stow Creek Township is farm country at the western edge of Cumberland County. The creek it is named for is the line with Salem County. Jericho, Marlboro and part of Roadstown are its settlements, with Shiloh borough on the east side. Roads run straight between fields of grain and vegetables, with barns set far apart.',
  'upper-deerfield-township':
    'Upper Deerfield Township lies north of Bridgeton, on both sides of Route 77. Deerfield Street is the old village. Level fields run north to the Salem County line.',
  scranton:
    'Scranton is the seat of Lackawanna County and fills the valley of the Lackawanna River. Steamtown keeps the old rail yard downtown; Roaring Brook drops through a gorge in Nay Aug Park. Streets climb steeply on both sides of the river. Our Pennsylvania showroom is here.',
  archbald:
    'Archbald lies in the Lackawanna Valley between Jessup and Jermyn, with the river along its lower side. The glacial pothole is a small state park beside the highway. Eynon is its shopping section. Ground rises from the river flats toward the Moosic Mountains in the east, so a cart here meets real grades.',
  carbondale:
    'Carbondale is the city at the upper end of the Lackawanna Valley. Main Street and Memorial Park are near the river; the side streets go uphill at once. Simpson lies to the north and Mayfield to the south.',
  'clarks-summit':
    'Clarks Summit is a borough of the Abingtons, on the height above Scranton where the railroad found its way out of the valley. State Street carries Routes 6 and 11 through the middle. Clarks Green adjoins it on the east, and the Northeast Extension of the Turnpike ends just outside. House lots are large and the streets roll rather than climb.',
  dalton:
    'Dalton is a small borough on Routes 6 and 11, northwest of Clarks Summit. Ackerly Creek runs along Main Street toward the South Branch of Tunkhannock Creek. La Plume lies to the west and Waverly to the southeast, and Lackawanna State Park is a few miles to the northeast. Beyond the last streets it is pasture, hayfield and woodlot.',
  jermyn:
    'Jermyn is a borough on the Lackawanna River between Archbald and Mayfield. Houses stand close together on a few long streets parallel to the river, with Rush Brook coming in from the west.',
  jessup:
    'Jessup is a borough on the east bank of the Lackawanna River, between Olyphant and Archbald. The center is compact; the land behind it rises toward the Moosic Mountains, and Grassy Island Creek comes down from there to meet the river below Main Street.',
  moosic:
    'Moosic lies at the southern edge of Lackawanna County, where Spring Brook joins the Lackawanna River. Its Birney Avenue leads to Scranton on one side and Avoca on the other. The ballpark of the RailRiders stands on Montage Mountain above the borough. Streets near the river are level, and the newer ones are cut into the slope.',
  moscow:
    'Moscow is a borough in the North Pocono country, over the mountain to the southeast of Scranton. Roaring Brook flows past it, and the former Lackawanna Railroad station of 1904 stands by the tracks. Madison, Covington and Roaring Brook townships are around it. It is higher and cooler than the valley, with more snow and more woods.',
  'old-forge':
    'Old Forge lies on the Lackawanna River, not far above the place where it meets the Susquehanna. Today Main Street is better known for pizza baked in rectangular trays and sold by the cut. Taylor lies to the north, Moosic across the river, and Duryea over the Luzerne County line.',
  olyphant:
    'Olyphant is a borough on the Lackawanna River, facing Blakely on the other bank. Church domes stand over the center. Throop and Dickson City are the neighbors toward Scranton, Jessup the next up the valley, and the hill streets are steep. What level ground there is lies by the river; above the center each block adds height.',
  taylor:
    'Taylor borders the southwest side of Scranton. Keyser Creek runs through it to the Lackawanna River. Old Forge is the next borough down Main Street, and Ransom Township lies behind the ridge of West Mountain. Former mine land now holds stores and homes.',
  'chinchilla-township':
    'Chinchilla is a community in South Abington Township. It lies on Routes 6 and 11 between the gap they call the Notch, at the edge of Scranton, and Clarks Summit. Leggetts Creek runs beside the road. Older houses stand near the creek, and newer streets climb the hillside.',
  'elmhurst-township':
    'Elmhurst Township is a small township east of Scranton, on the far side of the Moosic Mountains. Roaring Brook passes through it, and the Elmhurst Reservoir stores its water for the valley. Route 435 leads to Dunmore one way and toward Moscow the other. Roaring Brook Township is the neighbor on most sides, and most of what is not a house lot is wooded.',
  'fleetville-township':
    'Fleetville is a village in Benton Township. Routes 107 and 407 cross in the middle, and Interstate 81 passes to the east. Lackawanna State Park with its lake lies a short way south. The country is open: dairy pasture, hay and ponds on long slopes, at the north end of Lackawanna County.',
  'la-plume-township':
    'La Plume Township is among the smaller townships of Lackawanna County, on Routes 6 and 11 where they leave it for Factoryville. The South Branch of Tunkhannock Creek flows across it. Keystone College has its address here and its campus on both sides of the county line. Dalton is the next town toward Scranton.',
  'peckville-township':
    'Peckville is the larger part of the borough of Blakely. Main Street follows the west bank; Jessup and Olyphant are over the bridges. Flat blocks by the river turn to hill streets within a few hundred yards.',
  'ransom-township':
    'Ransom Township is the western corner of Lackawanna County, between West Mountain and the Susquehanna River. Milwaukee is its village. Farms lie on the benches above the river, and much of the rest is woods and steep hollows that drain straight to the water. Newton Township is to the north, Old Forge and Taylor over the ridge to the east.',
  'waverly-township':
    'The village of Waverly Township has a green look: white houses, the Community House and wide lawns where Routes 407 and 632 cross. Dalton is to the west, Clarks Summit and Clarks Green to the south. The land is a gentle plateau for these parts.',
}
