import type { TownSlug } from './towns.ts'

/** What to know before renting a cart in each place: trailer access, terrain, distances. Nothing about local law. */
export const townRentalNotes: Readonly<Record<TownSlug, string>> = {
  bridgeton:
    'Ask for the delivery to be on the park side of the Cohansey if that is where you will ride; the downtown blocks have little room to unload. The slopes down to the river are short, and any of the three carts climbs them loaded.',
  millville:
    'For an event on the riverfront or at the airport, give us the gate and a name, since both are long sites. The city is level from Union Lake to the Maurice River, so a charge goes far here.',
  vineland:
    'With the showroom in town, a second cart or a swap is a matter of minutes. Distances are what counts on this grid: from one end of Landis Avenue to the other and back is a good part of a charge.',
  cedarville:
    'Around Cedar Lake the yards are wide enough for the trailer to turn. Toward the bay the lanes soften after rain, and the lifted four-seater is the one to ask for. Anglers like its rear bench, which folds into a deck for coolers and rods.',
  'dividing-creek':
    'Sand and gravel are the rule once you leave the county route, so we bring carts with all-terrain tires unless you say otherwise. Crews at the boatyards mostly take the utility cart for its bed.',
  fortescue:
    'There is a single road in, and on summer Saturdays it is slow: book the delivery for the morning. A week is the usual rental, since the beach, the marina and every cottage are within a mile of each other.',
  'laurel-lake':
    'Lots are small and the lanes narrow, so we unload on Buckshutem Road when the driveway is too short and drive the cart in. Shade makes for damp leaves on the shore road; the brakes are checked before it leaves us.',
  mauricetown:
    'Ten blocks on a rise, all paved: the six-seater takes a whole house party from one porch to the next. During the open-house days in winter, ask early and ask for the enclosure.',
  'port-norris':
    'People at the Bivalve docks take the utility cart by the month; families take the four-seater by the week. Rinse off salt mud with plain water at the end of the day and there is no cleaning fee for it.',
  rosenhayn:
    'Most of our rentals here go to nurseries in the spring rush, as utility carts with a tow hitch. Tell us the row spacing: the cart is four feet wide and needs a little more to turn. Greenhouse floors are fine, as nothing comes out of an exhaust.',
  shiloh:
    'The borough is small enough to cross in five minutes, and the fields start behind the houses. Farm stands rent a six-seater for the pumpkin weekends; those go first, so call in August.',
  'commercial-township':
    'Say which village, because Laurel Lake and Bivalve are at opposite ends. Pine sand in the north wears tires, not batteries; in the south you need an outlet under a roof, since everything else gets wet. For Haleyville the driver turns off before Port Norris and calls from the church.',
  'deerfield-township':
    'Both Rosenhayn and Carmel have farms that rent for a single picking week, at the weekly price. The roads are straight and level, and the carts run all day on one charge at walking pace. Vegetable stands along the way borrow one for a weekend to bring the crates up.',
  'downe-township':
    'Newport, Gandys Beach and Money Island are reached by separate roads, so the address decides how long the driver needs. Keep the cart on high ground overnight when the tide tables show a spring tide.',
  'fairfield-township':
    'For reunions in Gouldtown we have set down three six-seaters at once. The tracks toward the bay are another matter: soft below the tree line, where we ask you to stay with the lifted cart. In Fairton the store lot on the Cohansey side is the place to unload, with shade for the morning.',
  'greenwich-township':
    'Ye Greate Street is long, straight and quiet, and a cart full of visitors sees all of it in half an hour. The trailer parks at the wharf end. For the craft fair in September reserve a month before.',
  'hopewell-township':
    'Heavy soil sticks: on plowed ground take the utility cart on turf tires and keep to the headlands. Around Bowentown and Mary Elmer Lake everything is paved or mowed.',
  'lawrence-township':
    'Bay Point is the far end of a long road, and the driver calls before turning into it. In Cedarville itself there is room everywhere. Hunters who rent in the fall get the four-seater with its bench folded flat. Marsh grass gets into the wheel hubs there: pull it out in the evening. Cedar Creek floods its banks now and then, and we move the delivery to the next day.',
  'maurice-river-township':
    'From Port Elizabeth to Heislerville the villages string along the river, so name the nearest one with the address. Campgrounds in the pines take the most carts, weekly, with delivery to the site number. The drive to East Point and its lighthouse is flat and windy; sand blows across the last stretch, so take it slowly. Bring a windbreaker.',
  'stow-creek-township':
    'Farm lanes here are half a mile long and the trailer needs a place to turn at the barn. The fields are firm from June on; before that, stay on the lane.',
  'upper-deerfield-township':
    'Packing houses near Seabrook rent utility carts by the month and charge them indoors. For a family day, the fields along Route 77 are level as a table and a four-seater is plenty.',
  scranton:
    'Blocks on the hills are steep enough that a full six-seater uses twice the charge it would on the flat; the showroom is close, and we exchange it if you run short. Events at Steamtown unload at the Lackawanna Avenue side.',
  archbald:
    'Grades between the river flats and Eynon are long. Charge every night, and take the six-seater only if most of the ride is in the lower part of the borough.',
  carbondale:
    'Main Street and Memorial Park are level and good for parade days; the side streets are not. We unload at the park and go through the hill start and the parking brake with every driver.',
  'clarks-summit':
    'Driveways in the borough take the trailer without trouble. Rolling ground suits all three carts, and for a graduation weekend in June the six-seaters are gone by the middle of May.',
  dalton:
    'Anything off Main Street is pasture or gravel, and the lifted four-seater is made for it. Cabins toward Lackawanna State Park get the cart with a longer charging cable, on request.',
  jermyn:
    'The long streets parallel to the river are flat, the cross streets climb. Houses stand close together, so tell us where a cart can be parked off the sidewalk before we come.',
  jessup:
    'For the race weekend in May we deliver by Thursday, because the center is closed to trailers after that. On other days the driver comes to the door.',
  moosic:
    'Teams and vendors at the ballpark rent by the homestand, three days at a time. Montage Mountain is a real climb: two people up, not four, if it is to be done on one charge with the way back.',
  moscow:
    'Snow stays longer over the mountain, and from December to March we deliver here only when the road is clear. In summer it is cool and wooded, and carts go to camps by the week.',
  'old-forge':
    'Main Street is flat and busy; we deliver before ten in the morning. The pizza festival and the church picnics rent six-seaters to bring people from the far parking lots.',
  olyphant:
    'Church picnics in summer are the usual reason to rent here, and the parish lots are good places to unload. The hill streets are short and very steep: seat the heavier riders in front.',
  taylor:
    'Former mine land drains badly, and paths behind the stores stay wet after a storm. On the streets along Keyser Creek there is nothing to watch but the grade toward West Mountain.',
  'chinchilla-township':
    'Traffic through the Notch is fast, so we unload on the side streets above Leggetts Creek. Those climb at once; the four-seater has the better power for its weight.',
  'elmhurst-township':
    'House lots in the woods are long and dark: the headlights work, and we show you the switch. The reservoir ground is closed, so plan to ride on your own land or your host’s.',
  'fleetville-township':
    'Dairy slopes are long rather than steep. Fairs and barn weddings in Benton rent two or three six-seaters for guests and one utility cart for the tables; say so in one call and one trip brings them all.',
  'la-plume-township':
    'Move-in weekend at Keystone College takes every utility cart we have; the weeks before and after are free. Both halves of the campus are within one charge of each other, many times over.',
  'peckville-township':
    'By the river the blocks are level and short. A cart for the school fields or a street party can wait on Main Street’s west side; up the hill, park it across the slope with the brake set.',
  'ransom-township':
    'West Mountain is between us and you, and the trailer takes the river road when it is icy. Farms on the benches rent the utility cart; the hollows below are too steep for any cart.',
  'waverly-township':
    'The green and the Community House are the easiest delivery we make in the Abingtons. Ground is gentle, lawns are wide, and turf tires are fitted on request so that they stay that way.',
}
