import type { RentalCart, RentalPeriod } from '../facts/rentals.ts'
import type { TownSlug } from './towns.ts'

export type TownRentalNote = {
  /** Where and how the trailer unloads. */
  readonly unload: string
  /** How far a charge goes there. */
  readonly charge: string
  /** Three occasions, with cart and length; the prices are the town pages' own. */
  readonly stays: readonly { readonly what: string; readonly cart: RentalCart; readonly period: RentalPeriod }[]
}

const stay = (what: string, cart: RentalCart, period: RentalPeriod) => ({ what, cart, period })

/** For renting a cart in each place: trailer access, terrain, occasions. Nothing about local law. */
export const townRentalNotes: Readonly<Record<TownSlug, TownRentalNote>> = {
  bridgeton: {
    unload:
      'Ask for the delivery to be on the park side of the Cohansey if that is where you will ride; the downtown blocks have little room to unload. Behind the courthouse, name the alley: it is quicker to find than the number.',
    charge: 'Slopes down to the Cohansey are short, and any of the three carts climbs them loaded.',
    stays: [
      stay('A school picnic by Sunset Lake', 'sixSeater', 'daily'),
      stay('A long weekend with family near the zoo', 'fourSeater', 'threeDay'),
      stay('Transplant season on a growers’ lot', 'utility', 'monthly'),
    ],
  },
  millville: {
    unload:
      'For an event on the riverfront or at the airport, give us the gate and a name, since both are long sites. On High Street the trailer stops around the corner and the driver rolls in alone.',
    charge: 'Level from Union Lake to the Maurice River: a full pack outlasts two days of errands.',
    stays: [
      stay('A race weekend in the paddock', 'sixSeater', 'threeDay'),
      stay('An air show crew', 'utility', 'daily'),
      stay('A week at a lake house with boat gear', 'fourSeater', 'weekly'),
    ],
  },
  vineland: {
    unload:
      'With the showroom in town, a second cart or a swap is a matter of minutes. Bigger lots take the trailer at the curb; tell us if yours has a gate. On farms, say which of the numbered lanes leads to the packing shed.',
    charge: 'Flat sand and loam from Main Road to the river; charging every other night is plenty.',
    stays: [
      stay('A pepper harvest, field to shed', 'utility', 'monthly'),
      stay('A graduation party in East Vineland', 'sixSeater', 'daily'),
      stay('Visiting relatives for seven days', 'fourSeater', 'weekly'),
    ],
  },
  cedarville: {
    unload:
      'Around Cedar Lake the yards are wide enough for the trailer to turn. Toward the bay the lanes soften after rain, and the lifted four-seater is the one to ask for. Yards off the county route are firm all year.',
    charge: 'Lake loops are a mile or less, so anglers plug in on Sunday and forget it.',
    stays: [
      stay('Opening weekend of duck season', 'fourSeater', 'threeDay'),
      stay('Peach picking', 'utility', 'weekly'),
      stay('A lakeside anniversary', 'sixSeater', 'daily'),
    ],
  },
  'dividing-creek': {
    unload:
      'Sand and gravel are the rule once you leave the county route, so we bring all-terrain tires unless you say otherwise. At a boatyard we need twenty feet of hard ground; hose reels and traps moved aside, please.',
    charge: 'Loose sand costs range: plug in every evening.',
    stays: [
      stay('Crabbing with cousins', 'fourSeater', 'threeDay'),
      stay('Hauling out boats in November', 'utility', 'weekly'),
      stay('An oyster supper at Union Hall', 'sixSeater', 'daily'),
    ],
  },
  fortescue: {
    unload:
      'There is a single road in, and on summer Saturdays it is slow: book the delivery for the morning. Cottage drives are short, so we set the cart on the bay side and leave the trailer by the marina.',
    charge: 'Beach, marina and cottages are within a mile, so one charge is a vacation.',
    stays: [
      stay('A week in a bay-front cottage', 'fourSeater', 'weekly'),
      stay('A fishing tournament', 'utility', 'threeDay'),
      stay('Three generations for July', 'sixSeater', 'monthly'),
    ],
  },
  'laurel-lake': {
    unload:
      'Lots are small and lanes narrow, so we unload on Buckshutem Road when the driveway is too short and drive the cart in. Trim branches under seven feet, or the roof meets them first.',
    charge: 'Shade keeps the pack cool. Damp leaves on the shore road ask for an easy foot.',
    stays: [
      stay('A summer week on the lake', 'fourSeater', 'weekly'),
      stay('Leaf clean-up between two houses', 'utility', 'threeDay'),
      stay('A block party under the pines', 'sixSeater', 'daily'),
    ],
  },
  mauricetown: {
    unload:
      'Ten blocks on a rise, all paved, with the landing at the foot. The river end floods at the highest tides: we set down uphill, and you park there overnight.',
    charge: 'Such a gentle rise that even six riders come home with most of the gauge.',
    stays: [
      stay('Open-house tours, with an enclosure', 'sixSeater', 'daily'),
      stay('Painting a captain’s house', 'utility', 'weekly'),
      stay('Paddlers at the landing', 'fourSeater', 'threeDay'),
    ],
  },
  'port-norris': {
    unload:
      'At Bivalve the trailer waits on the gravel before the sheds; shells cut tires. In the village a curb is enough. Rinse off salt mud with plain water at the end of the day and there is no cleaning fee for it.',
    charge: 'Docks to Main Street and back is under five miles, on pavement all the way.',
    stays: [
      stay('Oyster season at the docks', 'utility', 'monthly'),
      stay('A week with the family', 'fourSeater', 'weekly'),
      stay('Bay Day crowds', 'sixSeater', 'daily'),
    ],
  },
  rosenhayn: {
    unload:
      'Tell us the row spacing: the cart is four feet wide and needs a little more to turn. Rows are dry and sandy by May, when we drop off first thing so the crew doesn’t wait.',
    charge: 'Greenhouse rounds are stop and go, which an electric motor hardly notices.',
    stays: [
      stay('The spring rush at a nursery', 'utility', 'monthly'),
      stay('A farm-stand weekend', 'utility', 'threeDay'),
      stay('A homecoming on a deep lot', 'sixSeater', 'daily'),
    ],
  },
  shiloh: {
    unload:
      'Route 49 is too fast to unload on, so we use your driveway or a side street. Farms behind the houses have their own lanes; tell us which barn to look for.',
    charge: 'You can cross Shiloh in five minutes, and back on a sliver of battery.',
    stays: [
      stay('Pumpkin weekends, reserved in August', 'sixSeater', 'threeDay'),
      stay('Calving and fencing', 'utility', 'weekly'),
      stay('A church supper', 'fourSeater', 'daily'),
    ],
  },
  'commercial-township': {
    unload:
      'Say which village, because Laurel Lake and Bivalve are at opposite ends of the township. Side streets lose their pavement early, so the trailer may stop at the last hard spot and the driver finishes under power.',
    charge: 'Pine sand in the north wears tires, not batteries; in the south you need an outlet under a roof.',
    stays: [
      stay('Deer week on leased woods', 'fourSeater', 'weekly'),
      stay('A crew between Haleyville and Bivalve', 'utility', 'monthly'),
      stay('A shellfish festival', 'sixSeater', 'threeDay'),
    ],
  },
  'deerfield-township': {
    unload:
      'Carmel and Rosenhayn are minutes apart, so two farms can share one delivery day. A grass strip beside the stand is all the room we need.',
    charge: 'At walking pace behind pickers, one night’s charge lasts dawn to dusk.',
    stays: [
      stay('A single picking week', 'utility', 'weekly'),
      stay('Fire company dinner shuttle', 'sixSeater', 'daily'),
      stay('Sod installation', 'utility', 'threeDay'),
    ],
  },
  'downe-township': {
    unload:
      'Newport, Gandys Beach and Money Island are reached by separate roads, so the address decides how long the driver needs. Send a photo of the lane at high water.',
    charge: 'Keep the cart and its charger on high ground overnight when a spring tide is due.',
    stays: [
      stay('A month between house and meadow', 'utility', 'monthly'),
      stay('A beach week at Gandys', 'fourSeater', 'weekly'),
      stay('Guests from Newport to the water', 'sixSeater', 'threeDay'),
    ],
  },
  'fairfield-township': {
    unload:
      'Farm entrances are wide enough for the trailer, and hard-packed even in spring. Toward Back Neck give the driver a gate or a mailbox to look for, since houses sit far from the road.',
    charge: 'Tracks below the tree line are soft and cost range; dry fields don’t.',
    stays: [
      stay('A reunion with several generations', 'sixSeater', 'threeDay'),
      stay('Boatyard spring at Fairton', 'utility', 'weekly'),
      stay('A quiet stay in Gouldtown', 'fourSeater', 'weekly'),
    ],
  },
  'greenwich-township': {
    unload:
      'Tell us where the trailer can stand, since the street is old and lined with trees. At the wharf we back in before the boats wake up. The river end is open to wind, so ask for an enclosure in spring.',
    charge: 'Nothing between the north end and the Cohansey is steep; a week on two charges is usual.',
    stays: [
      stay('The September craft fair', 'sixSeater', 'threeDay'),
      stay('A week on a boat at the wharf', 'fourSeater', 'weekly'),
      stay('Restoring a porch', 'utility', 'weekly'),
    ],
  },
  'hopewell-township': {
    unload:
      'Dutch Neck and Roadstown have room for the trailer at any crossroads. Around Bowentown use the driveway; behind a plowed field use the headland, for clay holds a wheel.',
    charge: 'Heavy soil sticks and drains the gauge. On mowed ground expect the full range.',
    stays: [
      stay('Scouting corn through June', 'utility', 'monthly'),
      stay('A lake birthday', 'sixSeater', 'daily'),
      stay('Company for a holiday weekend', 'fourSeater', 'threeDay'),
    ],
  },
  'lawrence-township': {
    unload:
      'Bay Point is the far end of a long road, and the driver calls before turning into it. If Cedar Creek floods, we move the delivery to the next day. Bring bug spray for July.',
    charge: 'We leave a long charging lead where the outlet is around the back of a camp.',
    stays: [
      stay('Hunting camp in November', 'fourSeater', 'weekly'),
      stay('Clearing a bay lot', 'utility', 'weekly'),
      stay('An orchard wedding', 'sixSeater', 'daily'),
    ],
  },
  'maurice-river-township': {
    unload:
      'At a campground in the pines we deliver to your site number once the office has let the trailer in. Cell coverage thins toward the bay, so give a landmark as well as a house number.',
    charge: 'A campsite’s outlet fills the pack overnight; carry an extension cord.',
    stays: [
      stay('Two weekends and the days between, camping', 'fourSeater', 'weekly'),
      stay('Lighthouse volunteers', 'utility', 'daily'),
      stay('A campground family of six, all summer', 'sixSeater', 'monthly'),
    ],
  },
  'stow-creek-township': {
    unload:
      'Farm lanes here are half a mile long and the trailer needs a place to turn at the barn. Fields are firm from June on; before that, stay on the lane.',
    charge: 'Open grain country is windy: a headwind and an enclosure take a few miles off.',
    stays: [
      stay('Wheat harvest, parts and lunches', 'utility', 'threeDay'),
      stay('A horse show at home', 'sixSeater', 'daily'),
      stay('Blinds and decoys', 'fourSeater', 'weekly'),
    ],
  },
  'upper-deerfield-township': {
    unload:
      'Packing houses want us before six, at the rear dock. In Seabrook’s courts we stop on the outer street and walk the cart in. Deerfield Street porches are a curb delivery.',
    charge: 'It charges indoors from any wall socket while the line is down for lunch.',
    stays: [
      stay('Summer in a cold store', 'utility', 'monthly'),
      stay('Field day at the research farm', 'sixSeater', 'daily'),
      stay('A family visit with a level lawn', 'fourSeater', 'threeDay'),
    ],
  },
  scranton: {
    unload:
      'For an event downtown, tell us the gate and a name; meters and loading zones fill by eight. On the hills we chain down uphill of your door, so nobody starts on a slope cold.',
    charge: 'Steep blocks use twice the charge of the flat when six are aboard; we exchange the cart if you run short.',
    stays: [
      stay('Finals week on campus', 'sixSeater', 'weekly'),
      stay('A street fair on Courthouse Square', 'utility', 'daily'),
      stay('Nay Aug with the grandparents', 'fourSeater', 'daily'),
    ],
  },
  archbald: {
    unload:
      'Streets above Eynon curl and end in circles that a trailer can leave without backing. By the river, alleys are tighter; give us the cross street.',
    charge:
      'Long grades between the flats and the mountain: plug in nightly, and keep six riders to the lower borough.',
    stays: [
      stay('Snow-free months on a business park', 'utility', 'monthly'),
      stay('A pool party on the hill', 'fourSeater', 'daily'),
      stay('A ball tournament by the river', 'sixSeater', 'threeDay'),
    ],
  },
  carbondale: {
    unload:
      'We go through the hill start and the parking brake with every driver, at the curb, before the ramp is up. For a parade day reserve early; Main Street closes to trailers at noon.',
    charge: 'Down by the river a pack lasts; each block uphill takes its toll.',
    stays: [
      stay('A parade with marshals', 'sixSeater', 'daily'),
      stay('Trail repairs', 'utility', 'weekly'),
      stay('Class reunion weekend', 'fourSeater', 'threeDay'),
    ],
  },
  'clarks-summit': {
    unload:
      'Driveways in the borough take the trailer without trouble, except on State Street, where we use the lot behind. For June weekends call by the middle of May.',
    charge: 'Rolling ground gives some back on every descent.',
    stays: [
      stay('A graduation tent', 'sixSeater', 'threeDay'),
      stay('February ice blocks and cones', 'utility', 'daily'),
      stay('House guests in pool season', 'fourSeater', 'weekly'),
    ],
  },
  dalton: {
    unload:
      'Anything off Main Street is pasture or gravel, and the lifted four-seater is made for it. For a cabin, drop a pin at the mailbox: lanes there share a name.',
    charge: 'A longer charging cable comes along on request, for barns with one socket.',
    stays: [
      stay('A cabin near the lake', 'fourSeater', 'weekly'),
      stay('Carnival nights', 'utility', 'threeDay'),
      stay('Hay and horse week', 'utility', 'weekly'),
    ],
  },
  jermyn: {
    unload:
      'Houses stand close together, so tell us where a cart can be parked off the sidewalk before we come. The ball field gate is wide; the borough lot beside it is where we turn.',
    charge: 'Flat along the river, a climb on every cross street; a short pack is enough for both.',
    stays: [
      stay('A Little League final', 'sixSeater', 'daily'),
      stay('Moving between two row homes', 'utility', 'threeDay'),
      stay('Summer porch visits', 'fourSeater', 'monthly'),
    ],
  },
  jessup: {
    unload:
      'For the race weekend in May we deliver by Thursday, because the center is closed to trailers after that. On other days the driver comes to the door.',
    charge: 'A compact center and one big hill; keep a quarter in reserve for the way up.',
    stays: [
      stay('Race of the Saints, Thursday on', 'sixSeater', 'threeDay'),
      stay('Plant outage inspections', 'utility', 'monthly'),
      stay('Terrace gardening', 'utility', 'weekly'),
    ],
  },
  moosic: {
    unload:
      'Newer streets take the trailer easily; the older ones near Spring Brook don’t. On Montage Mountain tell us the lot letter, since shuttle buses own the loop on game days.',
    charge: 'Level by the river, stiff above it: say how high up you’ll be and we match the motor.',
    stays: [
      stay('A home stand at the ballpark', 'sixSeater', 'weekly'),
      stay('Concert set-up on the mountain', 'utility', 'threeDay'),
      stay('Yard-sale Saturday', 'fourSeater', 'daily'),
    ],
  },
  moscow: {
    unload:
      'Snow stays longer over the mountain, and from December to March we deliver here only when the road is clear. At a gated lake, leave our driver’s name with the guard.',
    charge: 'Cool summers flatter a battery. Below freezing, charge before you ride.',
    stays: [
      stay('A lake cabin', 'fourSeater', 'weekly'),
      stay('Storm limbs and firewood', 'utility', 'threeDay'),
      stay('Camp counselors through August', 'sixSeater', 'monthly'),
    ],
  },
  'old-forge': {
    unload:
      'Main Street is busy by lunch, so we deliver before ten in the morning. Alley garages are fine if the cart goes straight in; measure the door.',
    charge: 'Most of the borough is flat enough to ignore the gauge until bedtime.',
    stays: [
      stay('A parish bazaar with far parking', 'sixSeater', 'threeDay'),
      stay('Football camp', 'utility', 'weekly'),
      stay('Out-of-town guests, pizza included', 'fourSeater', 'daily'),
    ],
  },
  olyphant: {
    unload:
      'Tell us which church lot we can unload in; two of them share a driveway. For the hillsides the ramp needs a level spot, often the corner below yours.',
    charge: 'Short, very steep streets: an overnight charge and an easy pedal.',
    stays: [
      stay('A pierogi weekend', 'sixSeater', 'daily'),
      stay('Warehouse inventory', 'utility', 'weekly'),
      stay('Hillside homecoming', 'fourSeater', 'threeDay'),
    ],
  },
  taylor: {
    unload:
      'Yards near the Scranton line are narrow, so tell us where a cart can stand overnight. Behind the plazas the pavement stays wet after a storm; we use the front lot.',
    charge: 'The pull toward West Mountain is long. Start it full.',
    stays: [
      stay('Memorial Day at the cemeteries', 'fourSeater', 'threeDay'),
      stay('Plaza resurfacing', 'utility', 'weekly'),
      stay('A colliery-town reunion', 'sixSeater', 'daily'),
    ],
  },
  'chinchilla-township': {
    unload:
      'Traffic through the Notch is fast, so we unload on the side streets above Leggetts Creek. Mirrors fold; hedges there don’t.',
    charge: 'Driveways climb at once, and the creek side stays slick after rain: ask which cart suits yours.',
    stays: [
      stay('A band camp week', 'utility', 'weekly'),
      stay('Field hockey Saturday', 'sixSeater', 'daily'),
      stay('Carrying stone to a terrace', 'utility', 'threeDay'),
    ],
  },
  'elmhurst-township': {
    unload:
      'House lots in the woods are long and dark. Leave the porch lamp on and tie something bright to the mailbox on Route 435.',
    charge: 'We’ll show you the headlight switch, and how little it takes from the pack.',
    stays: [
      stay('Clearing after a nor’easter', 'utility', 'threeDay'),
      stay('A member-guest house party', 'sixSeater', 'daily'),
      stay('A month in the woods', 'fourSeater', 'monthly'),
    ],
  },
  'fleetville-township': {
    unload:
      'For a fair or a barn wedding, order several carts in one call and one trip brings them all. The crossroads store is our meeting place when a lane has no sign.',
    charge: 'Slopes are long rather than steep; coming down returns part of it.',
    stays: [
      stay('A barn wedding', 'sixSeater', 'daily'),
      stay('Heifers and fence, spring to summer', 'utility', 'monthly'),
      stay('Site-to-pool with small children', 'fourSeater', 'threeDay'),
    ],
  },
  'la-plume-township': {
    unload:
      'Late August is our busiest time for utility carts, so reserve weeks ahead of move-in. On campus we need a staff contact; on the farms below, a dry bench.',
    charge: 'Distances are short, and one charge lasts for days.',
    stays: [
      stay('College move-in', 'utility', 'threeDay'),
      stay('Commencement seating', 'sixSeater', 'daily'),
      stay('Second cutting of hay', 'utility', 'weekly'),
    ],
  },
  'peckville-township': {
    unload:
      'By the river the blocks are level and short, and any curb will do. Up the hill, we turn the wheels in and set the brake before we hand over the key.',
    charge: 'Porch to pharmacy is nothing; the hill streets are where the gauge moves.',
    stays: [
      stay('A season at a care home', 'sixSeater', 'monthly'),
      stay('Field lining and mowing', 'utility', 'weekly'),
      stay('A Blakely block sale', 'fourSeater', 'daily'),
    ],
  },
  'ransom-township': {
    unload:
      'West Mountain is between us and you, and the trailer takes the river road when the mountain road is icy. Milwaukee’s crossroads is wide enough to turn.',
    charge: 'Level benches are easy on a pack; the hollows below are too steep for any of ours.',
    stays: [
      stay('Sweet corn, two fields', 'utility', 'weekly'),
      stay('Turkey camp', 'fourSeater', 'threeDay'),
      stay('Docks out, docks in', 'utility', 'daily'),
    ],
  },
  'waverly-township': {
    unload:
      'The green and the Community House are the easiest delivery we make in the Abingtons. For a wedding on the lawn, ask for turf tires and an extra set of floor mats; heels and grass don’t mix.',
    charge: 'Gentle plateau, wide lawns, no surprises for a battery.',
    stays: [
      stay('A lawn wedding', 'sixSeater', 'threeDay'),
      stay('Garden tour volunteers', 'fourSeater', 'daily'),
      stay('Mulch in April', 'utility', 'weekly'),
    ],
  },
}
