import type { TownSlug } from './towns.ts'

/** For renting a cart in each place: trailer access, terrain, distances. Nothing about local law. */
export const townRentalNotes: Readonly<Record<TownSlug, string>> = {
  bridgeton:
    'Ask for the delivery to be on the park side of the Cohansey if that is where you will ride; the downtown blocks have little room to unload. The slopes down to the river are short, and any of the three carts climbs them loaded.',
  millville:
    'For an event on the riverfront or at the airport, give us the gate and a name, since both are long sites. The city is level from Union Lake to the Maurice River, so a charge goes far here.',
  vineland:
    'With the showroom in town, a second cart or a swap is a matter of minutes. The land is flat, so a charge goes far. Bigger lots take the trailer at the curb; tell us if yours has a gate.',
  cedarville:
    'Around Cedar Lake the yards are wide enough for the trailer to turn. Toward the bay the lanes soften after rain, and the lifted four-seater is the one to ask for. Anglers like its rear bench, which folds into a deck for coolers and rods. The yards off the county route are firm all year.',
  'dividing-creek':
    'Sand and gravel are the rule once you leave the county route, so we bring carts with all-terrain tires unless you say otherwise. The utility cart with its bed suits work around a boatyard.',
  fortescue:
    'There is a single road in, and on summer Saturdays it is slow: book the delivery for the morning. A week is the usual rental, since the beach, the marina and every cottage are within a mile of each other.',
  'laurel-lake':
    'Lots are small and the lanes narrow, so we unload on Buckshutem Road when the driveway is too short and drive the cart in. Shade makes for damp leaves on the shore road; the brakes are checked before it leaves us.',
  mauricetown:
    'Ten blocks on a rise, all paved: a six-seater suits a whole house party. For the open-house days in winter, ask early and ask for the enclosure. The rise is gentle, so even a full cart comes home with charge to spare. The river end floods at the highest tides: park uphill.',
  'port-norris':
    'The utility cart suits work around the docks; the four-seater suits a week with the family. Rinse off salt mud with plain water at the end of the day and there is no cleaning fee for it.',
  rosenhayn:
    'For a nursery in the spring rush, ask about the utility cart. Tell us the row spacing: the cart is four feet wide and needs a little more to turn. Greenhouse floors are fine, since there’s no exhaust. Rows are dry and sandy by May, when we drop off first thing so the crew doesn’t wait.',
  shiloh:
    'The borough is small enough to cross in five minutes, and the fields start behind the houses. For the pumpkin weekends in October call in August; six-seaters go first. Route 49 is too fast to unload on, so we use your driveway or a side street.',
  'commercial-township':
    'Say which village, because Laurel Lake and Bivalve are at opposite ends. Pine sand in the north wears tires, not batteries; in the south you need an outlet under a roof, since everything else gets wet. Pavement ends early on the side streets, so ask for all-terrain tires unless you’ll stay in one village. Laurel Lake’s lanes are narrow under the pines, and a four-seater turns where a six-seater has to back up. Port Norris has the docks: park away from the shells, which cut tires. In Mauricetown the river is at the end of nearly every street.',
  'deerfield-township':
    'For a single picking week, the weekly price is the one to ask for. The land is level, and a cart runs all day on one charge at walking pace. The utility cart carries crates from the field to the stand. Carmel and Rosenhayn are minutes apart, so two farms can share one delivery day.',
  'downe-township':
    'Newport, Gandys Beach and Money Island are reached by separate roads, so the address decides how long the driver needs. Keep the cart on high ground overnight when the tide tables show a spring tide.',
  'fairfield-township':
    'For a reunion we can bring several six-seaters in one trip. The tracks toward the bay are soft below the tree line, so ask for the lifted cart there. In Fairton tell us where the trailer can stand. Farm entrances are wide enough for the trailer, and hard-packed even in spring. Gouldtown yards are level and dry; toward Back Neck give the driver a gate or a mailbox to look for, since houses sit far from the road.',
  'greenwich-township':
    'The village is level from end to end, so a charge goes far. Tell us where the trailer can stand, since the street is old and lined with trees. For the craft fair in September reserve a month before. The river end is open to the wind, so ask for an enclosure in spring. Wharf and marsh stay damp in the morning.',
  'hopewell-township':
    'Heavy soil sticks: on plowed ground take the utility cart on turf tires and keep to the headlands. Around Bowentown and Mary Elmer Lake everything is paved or mowed. Dutch Neck and Roadstown have room for the trailer at any crossroads. A cart on clay leaves ruts after rain, so plan on the lane.',
  'lawrence-township':
    'Bay Point is the far end of a long road, and the driver calls before turning into it. In Cedarville itself there is room everywhere. In the fall, ask for the four-seater with its bench folded flat for gear. If Cedar Creek floods, we move the delivery to the next day. Bring water and bug spray for the marsh end in July. We leave the charger with a long lead where the outlet is around the back.',
  'maurice-river-township':
    'From Port Elizabeth to Heislerville the villages string along the river, so name the nearest one with the address. At a campground in the pines we deliver to your site number. Out toward East Point it’s flat and windy. Bring a windbreaker. Cell coverage thins out toward the bay, so give the driver a landmark as well as a house number. Sandy camp lanes are easy on a lifted cart and hard on a low one. Port Elizabeth has shade and firm driveways. In Heislerville the wind comes off the water, and we tie the cover down before the driver leaves.',
  'stow-creek-township':
    'Farm lanes here are half a mile long and the trailer needs a place to turn at the barn. The fields are firm from June on; before that, stay on the lane. Wind comes across the open grain fields, so an enclosure is worth asking for in April and October.',
  'upper-deerfield-township':
    'For work in a packing house the utility cart by the month is the cheapest, and it charges indoors. For a family day the fields are level as a table, and a four-seater is plenty.',
  scranton:
    'Blocks on the hills are steep enough that a full six-seater uses twice the charge it would on the flat; the showroom is close, and we exchange it if you run short. For an event downtown, tell us the gate and a name.',
  archbald:
    'Grades between the river flats and Eynon are long. Charge every night, and take the six-seater only if you’ll stay in the lower part of the borough.',
  carbondale:
    'The land near the river is level; the side streets aren’t. We go through the hill start and the parking brake with every driver. For a parade day, reserve early.',
  'clarks-summit':
    'Driveways in the borough take the trailer without trouble. Rolling ground suits all three carts, and for a graduation weekend in June call by the middle of May.',
  dalton:
    'Anything off Main Street is pasture or gravel, and the lifted four-seater is made for it. Cabins toward Lackawanna State Park get the cart with a longer charging cable, on request.',
  jermyn:
    'The long streets parallel to the river are flat, the cross streets climb. Houses stand close together, so tell us where a cart can be parked off the sidewalk before we come.',
  jessup:
    'For the race weekend in May we deliver by Thursday, because the center is closed to trailers after that. On other days the driver comes to the door.',
  moosic:
    'Near the river it’s level; above the borough it’s steep. For a few days at a time the three-day price is the one to ask for. Tell us how high up you’ll be, and we’ll tell you which cart has the range. Newer streets take the trailer easily; the older ones near Spring Brook don’t.',
  moscow:
    'Snow stays longer over the mountain, and from December to March we deliver here only when the road is clear. Summers are cool and wooded, and for a camp the weekly price is the one to ask for.',
  'old-forge':
    'The center is flat and busy, so we deliver before ten in the morning. For a festival or a picnic, six-seaters bring people in from the far parking lots.',
  olyphant:
    'For a summer picnic, tell us which lot we can unload in. The hillsides are short and very steep, so charge every night and ask us which cart climbs best.',
  taylor:
    'Former mine land drains badly, and paths behind the stores stay wet after a storm. Toward West Mountain the grade is long, so charge every night. Yards near the borough line are narrow, so tell us where a cart can stand overnight.',
  'chinchilla-township':
    'Traffic through the Notch is fast, so we unload on the side streets above Leggetts Creek. Those climb at once, so ask us which cart suits your hill. The creek side is shaded and stays slick after rain.',
  'elmhurst-township':
    'House lots in the woods are long and dark. We’ll show you the headlight switch. The land around the reservoir is closed, so plan to ride on your own land or your host’s.',
  'fleetville-township':
    'Slopes are long rather than steep. For a fair or a barn wedding, two or three six-seaters carry the guests and one utility cart the tables. Order them in one call and one trip brings them all.',
  'la-plume-township':
    'Late August is our busiest time for utility carts, so reserve one for a college move-in weeks ahead. The distances are short, and one charge lasts for days.',
  'peckville-township':
    'By the river the blocks are level and short. Up the hill, park the cart across the slope with the brake set.',
  'ransom-township':
    'West Mountain is between us and you, and the trailer takes the river road when the mountain road is icy. The utility cart suits the level benches; the hollows below are too steep for any cart.',
  'waverly-township':
    'The green and the Community House are the easiest delivery we make in the Abingtons. The land is gentle and the lawns are wide. Ask for turf tires and they’ll stay that way. For a wedding on the lawn, order an extra set of floor mats; heels and turf don’t mix.',
}
