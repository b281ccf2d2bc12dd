import type { RentalCart, RentalPeriod } from '../facts/rentals.ts'
import type { TownSlug } from './towns.ts'

export type TownRentalNote = {
  /** What lies within a cart’s reach. */
  readonly around: string
  /** Where and how the trailer unloads. */
  readonly unload: string
  /** How far a charge goes there. */
  readonly charge: string
  /** Three occasions, with cart and length; the prices are the town pages' own. */
  readonly stays: readonly {
    readonly what: string
    readonly cart: RentalCart
    readonly period: RentalPeriod
    readonly text: string
  }[]
}

const stay = (what: string, cart: RentalCart, period: RentalPeriod, text: string) => ({ what, cart, period, text })

/** For renting a cart in each place: trailer access, terrain, occasions. Nothing about local law. */
export const townRentalNotes: Readonly<Record<TownSlug, TownRentalNote>> = {
  bridgeton: {
    around:
      'Cohansey footbridges join downtown to the park, so a rented cart spares the walk from courthouse lots to picnic groves. Sunset Lake has a beach in summer, and the raceway path is for feet only.',
    unload:
      'Ask for the delivery to be on the park side of the Cohansey if that is where you will ride; the downtown blocks have little room to unload. Behind the courthouse, name the alley: it is quicker to find than the number. Ten minutes at the ramp cover belts, brake and charger; have every driver there, license in hand.',
    charge: 'Slopes down to the Cohansey are short, and any of the three carts climbs them loaded.',
    stays: [
      stay(
        'A school picnic by Sunset Lake',
        'sixSeater',
        'daily',
        'Grandparents, coolers and a bag of bats fit beside the groves.',
      ),
      stay(
        'A long weekend with family near the zoo',
        'fourSeater',
        'threeDay',
        'Back bench down, it carries a stroller as well as bread for the ducks.',
      ),
      stay(
        'Transplant season on a growers’ lot',
        'utility',
        'monthly',
        'Two seats and flats of peppers, dawn until the trucks leave.',
      ),
    ],
  },
  millville: {
    around:
      'Glass Town’s center is three blocks by five: galleries, the theater and the river walk. Union Lake yards, the airport and homes off Sharp Street have deep lots, so give us a gate as well. At the lake, a garage with a grounded outlet is the best overnight home; an open boathouse lets the damp in.',
    unload:
      'For an event on the riverfront or at the airport, give us the gate and a name, since both are long sites. On High Street the trailer stops around the corner and the driver rolls in alone.',
    charge: 'Level from Union Lake to the Maurice River: a full pack outlasts two days of errands.',
    stays: [
      stay(
        'A race weekend in the paddock',
        'sixSeater',
        'threeDay',
        'Crew, tires and umbrella stay together between garage and grid.',
      ),
      stay(
        'An air show crew',
        'utility',
        'daily',
        'Cones, chocks and radios reach the flight line before the crowd does.',
      ),
      stay(
        'A week at a lake house with boat gear',
        'fourSeater',
        'weekly',
        'Folded flat, the rear takes rods and an outboard battery.',
      ),
    ],
  },
  vineland: {
    around:
      'East, South and North Vineland each count as the city, and each is half an hour on foot from the next. Say which quarter you are in; the fee is the same in all.',
    unload:
      'With the showroom in town, a second cart or a swap is a matter of minutes. Bigger lots take the trailer at the curb; tell us if yours has a gate. On farms, say which of the numbered lanes leads to the packing shed. In August, when shed fans take the sockets, keep one free for the night charge.',
    charge: 'Flat sand and loam from Main Road to the river; charging every other night is plenty.',
    stays: [
      stay(
        'A pepper harvest, field to shed',
        'utility',
        'monthly',
        'A month covers first pick to last, rain days included.',
      ),
      stay(
        'A graduation party in East Vineland',
        'sixSeater',
        'daily',
        'Uncles ride from the street parking to the tent.',
      ),
      stay(
        'Visiting relatives for seven days',
        'fourSeater',
        'weekly',
        'Enough for in-laws, groceries and the ice cream run.',
      ),
    ],
  },
  cedarville: {
    around:
      'Lake, firehouse and general store sit within a few hundred yards of the dam. South of there you see more herons than houses, and the asphalt narrows to a lane and a half. For a day on the water, pack the rods upright behind the seats. Dew is heavy on the shore by September: park under a carport, or bring a towel to dry the bench before an early start.',
    unload:
      'Around Cedar Lake the yards are wide enough for the trailer to turn. Toward the bay the lanes soften after rain, and the lifted four-seater is the one to ask for. Yards off the county route are firm all year.',
    charge: 'Lake loops are a mile or less, so anglers plug in on Sunday and forget it.',
    stays: [
      stay(
        'Opening weekend of duck season',
        'fourSeater',
        'threeDay',
        'Decoys behind, thermos in front, home before the rain.',
      ),
      stay('Peach picking', 'utility', 'weekly', 'Ladders on the bed, lunch on the dash.'),
      stay('A lakeside anniversary', 'sixSeater', 'daily', 'From the dam to the dessert table without wet shoes.'),
    ],
  },
  'dividing-creek': {
    around:
      'From the bridge over the creek it is a short hop to the boatyard and a long one to anything else. Bring groceries with you; a cart’s rear deck holds a weekend’s worth. Greenhead flies come with the July heat, so pack long sleeves and save your porch hours for after supper.',
    unload:
      'Sand and gravel are the rule once you leave the county route, so we bring all-terrain tires unless you say otherwise. At a boatyard we need twenty feet of hard ground; hose reels and traps moved aside, please.',
    charge: 'Loose sand costs range: plug in every evening.',
    stays: [
      stay('Crabbing with cousins', 'fourSeater', 'threeDay', 'Nets, buckets and five pairs of rubber boots.'),
      stay(
        'Hauling out boats in November',
        'utility',
        'weekly',
        'Shrink-wrap, jack stands and the good drill make one load.',
      ),
      stay(
        'An oyster supper at Union Hall',
        'sixSeater',
        'daily',
        'Second seating comes by cart from the overflow lot.',
      ),
    ],
  },
  fortescue: {
    around:
      'New Jersey Avenue is the beach front, Downe Avenue the way in, and the marina lies between them. Sunset over the bay is at the end of whichever lane you rented on.',
    unload:
      'There is a single road in, and on summer Saturdays it is slow: book the delivery for the morning. Cottage drives are short, so we set the cart on the bay side and leave the trailer by the marina. Sandy floor mats cost you nothing, but our terms keep the wheels off the beach itself.',
    charge: 'Beach, marina and cottages are within a mile, so one charge is a vacation.',
    stays: [
      stay(
        'A week in a bay-front cottage',
        'fourSeater',
        'weekly',
        'Chairs to the sand at nine, fillets to the freezer at four.',
      ),
      stay('A fishing tournament', 'utility', 'threeDay', 'Scales, ice and trophies travel from ramp to tent.'),
      stay('Three generations for July', 'sixSeater', 'monthly', 'Grandmother, toddlers and the kite each get a seat.'),
    ],
  },
  'laurel-lake': {
    around:
      'The lake itself is small, with a sandy landing on the east shore. Lanes bear the names of trees and birds, and numbering skips, so put a balloon or a cone where you want the cart.',
    unload:
      'Lots are small and lanes narrow, so we unload on Buckshutem Road when the driveway is too short and drive the cart in. Trim branches under seven feet, or the roof meets them first. Overnight, park clear of dead limbs, which October wind brings down, and cover the seats, because pine sap is stubborn.',
    charge: 'Shade keeps the pack cool. Damp leaves on the shore road ask for an easy foot.',
    stays: [
      stay('A summer week on the lake', 'fourSeater', 'weekly', 'Paddles one way, marshmallows the other.'),
      stay(
        'Leaf clean-up between two houses',
        'utility',
        'threeDay',
        'Rakes, tarps and forty bags between two driveways.',
      ),
      stay('A block party under the pines', 'sixSeater', 'daily', 'Neighbors from the far shore arrive in one go.'),
    ],
  },
  mauricetown: {
    around:
      'Front Street follows the river, Noble and Second climb away from it, and the church spire marks the top. You can see all of it in the time a kettle takes. Four seats suit a household, six a party of winter visitors, who will want gloves and a lap blanket against the river wind.',
    unload:
      'Ten blocks on a rise, all paved, with the landing at the foot. The river end floods at the highest tides: we set down uphill, and you park there overnight. Look up the tides before you settle on an hour, and wear shoes that can get wet.',
    charge: 'Such a gentle rise that even six riders come home with most of the gauge.',
    stays: [
      stay(
        'Open-house tours, with an enclosure',
        'sixSeater',
        'daily',
        'Visitors sit behind clear curtains while the guide talks.',
      ),
      stay(
        'Painting a captain’s house',
        'utility',
        'weekly',
        'Drop cloths and primer follow the scaffold around the porch.',
      ),
      stay('Paddlers at the landing', 'fourSeater', 'threeDay', 'Kayak wheels in back, wet life vests on the floor.'),
    ],
  },
  'port-norris': {
    around:
      'High Street, Market Street and the road to Bivalve make up the loop. The museum at the shipping sheds serves lunch in season; the wildlife drive beyond is closed to carts. Out on the meadows there is no shade, so pack a hat, water and binoculars.',
    unload:
      'At Bivalve the trailer waits on the gravel before the sheds; shells cut tires. In the village a curb is enough. Rinse off salt mud with plain water at the end of the day and there is no cleaning fee for it. Crews are on the docks early; agree on an hour that keeps our trailer out of their way. Overnight, charge under a roof.',
    charge: 'Docks to Main Street and back is under five miles, on pavement all the way.',
    stays: [
      stay('Oyster season at the docks', 'utility', 'monthly', 'Baskets in, shells out, hose it down at five.'),
      stay('A week with the family', 'fourSeater', 'weekly', 'One for the porch, the pier and Sunday church.'),
      stay('Bay Day crowds', 'sixSeater', 'daily', 'Schooner passengers ride from the far field to the gangway.'),
    ],
  },
  rosenhayn: {
    around:
      'Morton Avenue and Landis Avenue cross at the post office, and the fields start behind it. Ask the farm for its headlands: a row end left wide saves turning by hand.',
    unload:
      'Tell us the row spacing: the cart is four feet wide and needs a little more to turn. Rows are dry and sandy by May, when we drop off first thing so the crew doesn’t wait. When you book, decide which of the crew will drive: the agreement takes the renter and two named helpers.',
    charge: 'Greenhouse rounds are stop and go, which an electric motor hardly notices.',
    stays: [
      stay(
        'The spring rush at a nursery',
        'utility',
        'monthly',
        'Orders pulled before breakfast leave the bench by noon.',
      ),
      stay('A farm-stand weekend', 'utility', 'threeDay', 'Corn, melons and a cash box, topped up hourly.'),
      stay('A homecoming on a deep lot', 'sixSeater', 'daily', 'Cousins shuttle between mailbox and barbecue.'),
    ],
  },
  shiloh: {
    around:
      'Main Street, East Avenue and the churchyard corner: that’s the town. A rental here is for the fields, the fall crowds, or one big family lunch; for supper afterward the car takes you to Bridgeton. October afternoons are warm, the ride back is cold: keep blankets on the back bench, and a flashlight for the rows.',
    unload:
      'Route 49 is too fast to unload on, so we use your driveway or a side street. Farms behind the houses have their own lanes; tell us which barn to look for. Clear the far end of the drive, where a cart can charge overnight without boxing in a car.',
    charge: 'You can cross Shiloh in five minutes, and back on a sliver of battery.',
    stays: [
      stay(
        'Pumpkin weekends, reserved in August',
        'sixSeater',
        'threeDay',
        'Hay wagon for the young, soft seats for everyone else.',
      ),
      stay('Calving and fencing', 'utility', 'weekly', 'Wire, staples and a warm bottle for the late calf.'),
      stay('A church supper', 'fourSeater', 'daily', 'Covered dishes arrive level.'),
    ],
  },
  'commercial-township': {
    around:
      'North to south is fourteen miles by road, so choose one base. Buckshutem for the woods, Haleyville for the school, Port Norris for the water, and the trailer can move the cart between them for a fee. Pack for two climates: pine shade is still and warm, while the marsh end has a breeze that wants a jacket by evening.',
    unload:
      'Say which village, because Laurel Lake and Bivalve are at opposite ends of the township. Side streets lose their pavement early, so the trailer may stop at the last hard spot and the driver finishes under power.',
    charge: 'Pine sand in the north wears tires, not batteries; in the south you need an outlet under a roof.',
    stays: [
      stay('Deer week on leased woods', 'fourSeater', 'weekly', 'Corn out in October, a buck home in December.'),
      stay(
        'A crew between Haleyville and Bivalve',
        'utility',
        'monthly',
        'Tools stay loaded while the trailer changes villages.',
      ),
      stay('A shellfish festival', 'sixSeater', 'threeDay', 'Parking is sandy; seats save it for walkers who can.'),
    ],
  },
  'deerfield-township': {
    around:
      'The township building, two fire halls and a consolidated school stand along Morton Avenue. Between harvests, the fairground-flat lots host auctions, and a cart carries tools to the block.',
    unload:
      'Carmel and Rosenhayn are minutes apart, so two farms can share one delivery day. A grass strip beside the stand is all the room we need. After a soaking rain give the fields a day; wet loam packs a tread and prints the sod.',
    charge: 'At walking pace behind pickers, one night’s charge lasts dawn to dusk.',
    stays: [
      stay('A single picking week', 'utility', 'weekly', 'Hampers run to the shed without a truck in the rows.'),
      stay('Fire company dinner shuttle', 'sixSeater', 'daily', 'From grass lot to roast beef in a minute.'),
      stay('Sod installation', 'utility', 'threeDay', 'Rolls of turf ride low and leave no ruts.'),
    ],
  },
  'downe-township': {
    around:
      'From Newport’s church to Gandys Beach is three miles of causeway. Rent at the water, not inland: you will want the cart where the porch is, and walk nowhere else. Pack a flashlight and a tide table, and set a foot bucket by the door: rinsed feet keep the salt off the seats.',
    unload:
      'Newport, Gandys Beach and Money Island are reached by separate roads, so the address decides how long the driver needs. Send a photo of the lane at high water.',
    charge: 'Keep the cart and its charger on high ground overnight when a spring tide is due.',
    stays: [
      stay(
        'A month between house and meadow',
        'utility',
        'monthly',
        'Supplies make the causeway once, then the cart takes over.',
      ),
      stay('A beach week at Gandys', 'fourSeater', 'weekly', 'Porch, sand, porch, sand, with the dog on the floor.'),
      stay(
        'Guests from Newport to the water',
        'sixSeater',
        'threeDay',
        'Headcount goes up on the Fourth; six seats keep pace.',
      ),
    ],
  },
  'fairfield-township': {
    around:
      'Fairton’s Main Street has a park by the old mill pond. From Gouldtown to Back Neck is a long way in farm miles, so two houses may want two carts. At a reunion let one cousin do the driving, and put that name on the agreement when you call. Elders like the front row.',
    unload:
      'Farm entrances are wide enough for the trailer, and hard-packed even in spring. Toward Back Neck give the driver a gate or a mailbox to look for, since houses sit far from the road. Someone has to be at the gate to sign.',
    charge: 'Tracks below the tree line are soft and cost range; dry fields don’t.',
    stays: [
      stay(
        'A reunion with several generations',
        'sixSeater',
        'threeDay',
        'Name tags on, elders first, then the ones with pies.',
      ),
      stay('Boatyard spring at Fairton', 'utility', 'weekly', 'Sanders and bottom paint roll from shed to cradle.'),
      stay('A quiet stay in Gouldtown', 'fourSeater', 'weekly', 'Bring a book; the neighbors will bring tomatoes.'),
    ],
  },
  'greenwich-township': {
    around:
      'Gibbon House, the stone tavern and the marina are strung on one straight mile of elms and sycamores. Lunch is at the boatyard, or in a basket. If you sleep aboard, hang the key on a float and leave the cart locked ashore.',
    unload:
      'Tell us where the trailer can stand, since the street is old and lined with trees. At the wharf we back in before the boats wake up. The river end is open to wind, so ask for an enclosure in spring.',
    charge: 'Nothing between the north end and the Cohansey is steep; a week on two charges is usual.',
    stays: [
      stay(
        'The September craft fair',
        'sixSeater',
        'threeDay',
        'Potters unload at the lawn’s edge and park in the meadow.',
      ),
      stay(
        'A week on a boat at the wharf',
        'fourSeater',
        'weekly',
        'Showers, ice and the mail are a short glide from your slip.',
      ),
      stay('Restoring a porch', 'utility', 'weekly', 'Balusters and a miter saw, out of the rain by noon.'),
    ],
  },
  'hopewell-township': {
    around:
      'Roadstown’s four corners and Bowentown’s church are the landmarks. Bridgeton’s park begins at the township line, which is handy when grandchildren tire of corn. By August the farm lanes are dust, so wear glasses or ask for a windshield. A long lane is where a cart pays for itself: backpacks, mail and trash cans in a single trip.',
    unload:
      'Dutch Neck and Roadstown have room for the trailer at any crossroads. Around Bowentown use the driveway; behind a plowed field use the headland, for clay holds a wheel. It dries slowly: wait until a footprint no longer shines before you go back on it.',
    charge: 'Heavy soil sticks and drains the gauge. On mowed ground expect the full range.',
    stays: [
      stay(
        'Scouting corn through June',
        'utility',
        'monthly',
        'Probe, notebook, and thirty edges before the dew is off.',
      ),
      stay('A lake birthday', 'sixSeater', 'daily', 'Candles survive the ride to the picnic table.'),
      stay('Company for a holiday weekend', 'fourSeater', 'threeDay', 'Luggage to the guest room over the garage.'),
    ],
  },
  'lawrence-township': {
    around:
      'Cedarville has the stores. Past Jones Island and Sayres Neck roads there are none, so pack ice before you go. Phones lose bars halfway to the bay. Fill the water jugs in the village, pack a lantern, and choose good tread if your camp stands on a sand lane.',
    unload:
      'Bay Point is the far end of a long road, and the driver calls before turning into it. If Cedar Creek floods, we move the delivery to the next day. Bring bug spray for July. In November the light goes before five, so a noon delivery leaves you time to unpack.',
    charge: 'We leave a long charging lead where the outlet is around the back of a camp.',
    stays: [
      stay('Hunting camp in November', 'fourSeater', 'weekly', 'Stove wood in, venison out.'),
      stay('Clearing a bay lot', 'utility', 'weekly', 'Pilings, planks and whatever the last tide left.'),
      stay('An orchard wedding', 'sixSeater', 'daily', 'Between blossoms and parking there is an aisle for it.'),
    ],
  },
  'maurice-river-township': {
    around:
      'Campgrounds cluster near Leesburg and Port Elizabeth, the lighthouse is at the far end. For a stay with bicycles and bay beaches, keep the cart at camp and drive your car to the rest. Tie a bright ribbon to the roof post, and the children will know theirs among the carts at the pool.',
    unload:
      'At a campground in the pines we deliver to your site number once the office has let the trailer in. Cell coverage thins toward the bay, so give a landmark as well as a house number. Uncoil an extension cord all the way before you plug in, and keep the joint off wet grass.',
    charge: 'A campsite’s outlet fills the pack overnight; carry an extension cord.',
    stays: [
      stay(
        'Two weekends and the days between, camping',
        'fourSeater',
        'weekly',
        'To the shower house, the pool and a late fire.',
      ),
      stay('Lighthouse volunteers', 'utility', 'daily', 'Pamphlets and a mower share the bed.'),
      stay(
        'A campground family of six, all summer',
        'sixSeater',
        'monthly',
        'Everyone buckled, everyone back by quiet hours.',
      ),
    ],
  },
  'stow-creek-township': {
    around:
      'Jericho has a church, Marlboro a grange-like hall, and neither a gas pump. A cart that charges in the barn overnight is refueled where you sleep. There’s no shade between barns, so a hat and a water jug come along in July.',
    unload:
      'Farm lanes here are half a mile long and the trailer needs a place to turn at the barn. Fields are firm from June on; before that, stay on the lane. Shut the paddock gate before the ramp drops, then lead the horses past the cart once so they know it.',
    charge: 'Open grain country is windy: a headwind and an enclosure take a few miles off.',
    stays: [
      stay(
        'Wheat harvest, parts and lunches',
        'utility',
        'threeDay',
        'A belt for the combine gets there before it cools.',
      ),
      stay('A horse show at home', 'sixSeater', 'daily', 'Judges and ribbons circle the ring in comfort.'),
      stay('Blinds and decoys', 'fourSeater', 'weekly', 'Before light, with a dog that knows the way.'),
    ],
  },
  'upper-deerfield-township': {
    around:
      'Seabrook’s village green, the museum and the school are within a stroll; Carlls Corner has the shops, across lanes too fast for carts. Keep errands for the car.',
    unload:
      'Packing houses want us before six, at the rear dock. It’s loud and dim at that hour: have one person in a bright vest meet the driver, with the gate code. In Seabrook’s courts we stop on the outer street and walk the cart in. Deerfield Street porches are a curb delivery.',
    charge: 'It charges indoors from any wall socket while the line is down for lunch.',
    stays: [
      stay(
        'Summer in a cold store',
        'utility',
        'monthly',
        'Pallets are the forklift’s job; people and samples are its own.',
      ),
      stay('Field day at the research farm', 'sixSeater', 'daily', 'Growers follow the speaker plot by plot.'),
      stay('A family visit with a level lawn', 'fourSeater', 'threeDay', 'Lawn games first, fireflies after.'),
    ],
  },
  scranton: {
    around:
      'Courthouse Square, the marketplace at Steamtown and the university form the flat middle. Green Ridge and the Hill Section want the stronger motor. Reserve an exam week as soon as the calendar is out.',
    unload:
      'For an event downtown, tell us the gate and a name; meters and loading zones fill by eight. On the hills we chain down uphill of your door, so nobody starts on a slope cold. Do one practice stop with everyone aboard, since four passengers change how a cart feels downhill.',
    charge: 'Steep blocks use twice the charge of the flat when six are aboard; we exchange the cart if you run short.',
    stays: [
      stay('Finals week on campus', 'sixSeater', 'weekly', 'Blue books up the hill, sleepy people down.'),
      stay('A street fair on Courthouse Square', 'utility', 'daily', 'Barricades out at six, lemonade stands by ten.'),
      stay(
        'Nay Aug with the grandparents',
        'fourSeater',
        'daily',
        'Gorge overlook, carousel memories and a bench in the shade.',
      ),
    ],
  },
  archbald: {
    around:
      'Main Street runs along the river flats, and Eynon has its stores across the highway. A cart stays on one side of it: pick upper or lower when you call.',
    unload:
      'Streets above Eynon curl and end in circles that a trailer can leave without backing. By the river, alleys are tighter; give us the cross street. On a steep driveway park nose up with a brick behind each rear wheel, and everybody sleeps better.',
    charge:
      'Long grades between the flats and the mountain: plug in nightly, and keep six riders to the lower borough.',
    stays: [
      stay('Snow-free months on a business park', 'utility', 'monthly', 'Gates, ponds and loading docks on one loop.'),
      stay('A pool party on the hill', 'fourSeater', 'daily', 'Towels up the driveway, watermelon down.'),
      stay('A ball tournament by the river', 'sixSeater', 'threeDay', 'Water, ice packs and the foul-ball bucket.'),
    ],
  },
  carbondale: {
    around:
      'City hall, the fountain and the theater stand around Memorial Park. A block behind, Canaan Street starts to climb and does not stop before Waymart. Veterans waiting for the bands to step off feel the morning chill, so bring a wool blanket for every row.',
    unload:
      'We go through the hill start and the parking brake with every driver, at the curb, before the ramp is up. For a parade day reserve early; Main Street closes to trailers at noon.',
    charge: 'Down by the river a pack lasts; each block uphill takes its toll.',
    stays: [
      stay('A parade with marshals', 'sixSeater', 'daily', 'The grand marshal waves; the tuba player rests.'),
      stay('Trail repairs', 'utility', 'weekly', 'Stone dust goes in one washout at a time.'),
      stay('Class reunion weekend', 'fourSeater', 'threeDay', 'Yearbooks, lawn chairs and a tour of who lived where.'),
    ],
  },
  'clarks-summit': {
    around:
      'Depot Street and State Street hold the cafés. Winola Road leads to lawns so wide that two carts make sense, one for guests and one for ice. February asks for boots with tread and a bag of sand on the deck, June for sunscreen and an outlet near the tent.',
    unload:
      'Driveways in the borough take the trailer without trouble, except on State Street, where we use the lot behind. For June weekends call by the middle of May.',
    charge: 'Rolling ground gives some back on every descent.',
    stays: [
      stay('A graduation tent', 'sixSeater', 'threeDay', 'Caps in the air, aunts in the second row.'),
      stay(
        'February ice blocks and cones',
        'utility',
        'daily',
        'Sculptors need blocks moved before the sun finds them.',
      ),
      stay('House guests in pool season', 'fourSeater', 'weekly', 'Pool bags, pizza boxes, repeat.'),
    ],
  },
  dalton: {
    around:
      'Streetside Park, the library and the creek are steps from each other. Turnpike Road out of town is pretty and narrow; tractors expect you to wait. A couple with bags needs four seats at most; feed, hay or a mower needs the bed. Work gloves and a flashlight are worth packing for either.',
    unload:
      'Anything off Main Street is pasture or gravel, and the lifted four-seater is made for it. For a cabin, drop a pin at the mailbox: lanes there share a name. Have the pasture gate open when we come, and the dogs inside.',
    charge: 'A longer charging cable comes along on request, for barns with one socket.',
    stays: [
      stay('A cabin near the lake', 'fourSeater', 'weekly', 'Gravel to the dock, groceries from the gate.'),
      stay('Carnival nights', 'utility', 'threeDay', 'Bingo prizes and trash bags pass in opposite directions.'),
      stay('Hay and horse week', 'utility', 'weekly', 'Twelve bales a trip, saddle on top.'),
    ],
  },
  jermyn: {
    around:
      'Washington Avenue is the long one, Bridge Street the short one over the river. In a borough this small, distance is counted in porches rather than miles. Porch visits need four seats; six make sense on game days.',
    unload:
      'Houses stand close together, so tell us where a cart can be parked off the sidewalk before we come. The ball field gate is wide; the borough lot beside it is where we turn. Without a driveway, look behind the house: beside a dry porch with an outlet, a cart charges overnight.',
    charge: 'Flat along the river, a climb on every cross street; a short pack is enough for both.',
    stays: [
      stay('A Little League final', 'sixSeater', 'daily', 'Both benches of substitutes, and the orange slices.'),
      stay('Moving between two row homes', 'utility', 'threeDay', 'Couch no, boxes yes, thirty trips.'),
      stay('Summer porch visits', 'fourSeater', 'monthly', 'Coffee at one end of the block, cards at the other.'),
    ],
  },
  jessup: {
    around:
      'Church Street bears the procession, Veterans Memorial stadium the finish. If you rent for the Ubaldo weekend, park the cart near the finish early and leave it there. Load more cold water than you think you need, a first-aid kit, and a folding chair for anyone who tires on the hill.',
    unload:
      'For the race weekend in May we deliver by Thursday, because the center is closed to trailers after that. On other days the driver comes to the door. Terrace work is better after a dry spell, since wet soil is heavy on a slope.',
    charge: 'A compact center and one big hill; keep a quarter in reserve for the way up.',
    stays: [
      stay('Race of the Saints, Thursday on', 'sixSeater', 'threeDay', 'Cold water for the men under the statue.'),
      stay('Plant outage inspections', 'utility', 'monthly', 'Clipboards and sensors along the fence line.'),
      stay('Terrace gardening', 'utility', 'weekly', 'Fig trees get their soil a bed at a time.'),
    ],
  },
  moosic: {
    around:
      'Glenmaura has offices and hotels, Greenwood has old blocks, and the mountain has crowds. They are three rentals, not one, since the roads between are highways. Say which side of the river your guests sleep on. Evenings on the mountain cool fast, so a jacket for each seat is worth the room.',
    unload:
      'Newer streets take the trailer easily; the older ones near Spring Brook don’t. On Montage Mountain tell us the lot letter, since shuttle buses own the loop on game days. Birney Avenue is for the truck alone.',
    charge: 'Level by the river, stiff above it: say how high up you’ll be and we match the motor.',
    stays: [
      stay('A home stand at the ballpark', 'sixSeater', 'weekly', 'Seven games, seven bags of kettle corn.'),
      stay('Concert set-up on the mountain', 'utility', 'threeDay', 'Cable, chairs and one nervous opening act.'),
      stay('Yard-sale Saturday', 'fourSeater', 'daily', 'A lamp, a sled and somebody’s record collection.'),
    ],
  },
  moscow: {
    around:
      'Church Street, the depot and the ball field share the flat by the brook. Outside it, driveways are measured in minutes; tell us yours in feet so that we bring enough chain. Hemlock needles hide roots and stumps: walk your own woods path once before you drive it.',
    unload:
      'Snow stays longer over the mountain, and from December to March we deliver here only when the road is clear. At a gated lake, leave our driver’s name with the guard.',
    charge: 'Cool summers flatter a battery. Below freezing, charge before you ride.',
    stays: [
      stay('A lake cabin', 'fourSeater', 'weekly', 'Lake gate to dock box with a kayak paddle between knees.'),
      stay('Storm limbs and firewood', 'utility', 'threeDay', 'Hemlock comes down in March; it has to go somewhere.'),
      stay(
        'Camp counselors through August',
        'sixSeater',
        'monthly',
        'Whistle on, sunscreen on, six to the archery range.',
      ),
    ],
  },
  'old-forge': {
    around:
      'Pagnotti Park, the pizza blocks and the high school lie along Main and Moosic roads. Lots are small, festivals large, and an afternoon is often enough. Reserve early for a festival weekend, since six seats go first.',
    unload:
      'Main Street is busy by lunch, so we deliver before ten in the morning. Alley garages are fine if the cart goes straight in; measure the door, and move the grill first. Lay a rubber mat on the deck, and the pizza trays won’t slide on a turn.',
    charge: 'Most of the borough is flat enough to ignore the gauge until bedtime.',
    stays: [
      stay(
        'A parish bazaar with far parking',
        'sixSeater',
        'threeDay',
        'Trays of red and white reach the back row hot.',
      ),
      stay('Football camp', 'utility', 'weekly', 'Blocking sleds stay put; water does not.'),
      stay(
        'Out-of-town guests, pizza included',
        'fourSeater',
        'daily',
        'Between two corners they can settle which cut is best.',
      ),
    ],
  },
  olyphant: {
    around:
      'Lackawanna Avenue has the domes; Fern Hill looks down on them. A good afternoon for showing children where you grew up. Put the oldest in front, since a back bench on a steep street takes a strong grip.',
    unload:
      'Tell us which church lot we can unload in; two of them share a driveway. For the hillsides the ramp needs a level spot, often the corner below yours. Keep the overnight spot flat as well: a garage below the house beats a drive that tilts, and its outlet stays dry.',
    charge: 'Short, very steep streets: an overnight charge and an easy pedal.',
    stays: [
      stay('A pierogi weekend', 'sixSeater', 'daily', 'Potato and cheese, six dozen per run.'),
      stay('Warehouse inventory', 'utility', 'weekly', 'Scan, count, roll on to the next aisle.'),
      stay('Hillside homecoming', 'fourSeater', 'threeDay', 'Past the school, the breaker site and Baba’s stoop.'),
    ],
  },
  taylor: {
    around:
      'Union Street has the bakeries, Main the plazas and a park with a bandstand between. Feltsville and the Stone section are uphill and worth a fully charged start. For the cemeteries, bring your own water: a gallon jug rides safely on the floor.',
    unload:
      'Yards near the Scranton line are narrow, so tell us where a cart can stand overnight. Behind the plazas the pavement stays wet after a storm; we use the front lot.',
    charge: 'The pull toward West Mountain is long. Start it full.',
    stays: [
      stay('Memorial Day at the cemeteries', 'fourSeater', 'threeDay', 'Geraniums, trowel, folding stool, uncle.'),
      stay('Plaza resurfacing', 'utility', 'weekly', 'Cones and flagging keep ahead of the paver.'),
      stay('A colliery-town reunion', 'sixSeater', 'daily', 'Row by row from the bandstand to the buffet.'),
    ],
  },
  'chinchilla-township': {
    around:
      'Layton Road holds the fields and the fire company’s hall, Shady Lane the older houses. Across the highway nothing can be reached by cart at all. For games take six seats and a sunshade for the substitutes; a band wants the bed and a few straps.',
    unload:
      'Traffic through the Notch is fast, so we unload on the side streets above Leggetts Creek. Mirrors fold; hedges there don’t. Back the car out before we arrive: a garage is often the one level place to park and plug in.',
    charge: 'Driveways climb at once, and the creek side stays slick after rain: ask which cart suits yours.',
    stays: [
      stay('A band camp week', 'utility', 'weekly', 'Drum carts, water jugs and one lost clarinet.'),
      stay('Field hockey Saturday', 'sixSeater', 'daily', 'Sticks and shin guards from lot to turf.'),
      stay('Carrying stone to a terrace', 'utility', 'threeDay', 'Flagstone climbs a grade that knees refuse.'),
    ],
  },
  'elmhurst-township': {
    around:
      'The boulevard, the church and a village store are one cluster; then hemlocks. Moscow’s supermarket is for the car, the cart is for the woodshed. Dusk is early under the trees, so make the last firewood run by four.',
    unload:
      'House lots in the woods are long and dark. Leave the porch lamp on and tie something bright to the mailbox on Route 435.',
    charge: 'We’ll show you the headlight switch, and how little it takes from the pack.',
    stays: [
      stay('Clearing after a nor’easter', 'utility', 'threeDay', 'Chain saw, wedges, and hot soup for the crew.'),
      stay('A member-guest house party', 'sixSeater', 'daily', 'Clubs go in the car; guests go on this.'),
      stay('A month in the woods', 'fourSeater', 'monthly', 'Porch to woodshed to mailbox, under the trees.'),
    ],
  },
  'fleetville-township': {
    around:
      'A firehouse and two churches make the crossroads. The park’s pool is a few miles south by road and closed to carts at the gate unless you camp there. Children coming back wet want towels on the seats and a windbreaker each, since the breeze is cool even in August.',
    unload:
      'For a fair or a barn wedding, order several carts in one call and one trip brings them all. The crossroads store is our meeting place when a lane has no sign. Hayfield parking is bumpy, so set bags on the floor.',
    charge: 'Slopes are long rather than steep; coming down returns part of it.',
    stays: [
      stay('A barn wedding', 'sixSeater', 'daily', 'The bride’s side first, then the cake.'),
      stay(
        'Heifers and fence, spring to summer',
        'utility',
        'monthly',
        'Minerals, posts and a bucket that somebody kicked.',
      ),
      stay('Site-to-pool with small children', 'fourSeater', 'threeDay', 'Wet suits home before the thunder.'),
    ],
  },
  'la-plume-township': {
    around:
      'College Avenue runs up to the quad; the observatory and the sculpture trail are beyond. On move-in day ask the college which lot a cart may wait in. Two ratchet straps and an old blanket hold a mini fridge upright on the hillside.',
    unload:
      'Late August is our busiest time for utility carts, so reserve weeks ahead of move-in. On campus we need a staff contact; on the farms below, a dry bench.',
    charge: 'Distances are short, and one charge lasts for days.',
    stays: [
      stay('College move-in', 'utility', 'threeDay', 'Mini fridge, futon, father, in that order.'),
      stay('Commencement seating', 'sixSeater', 'daily', 'Robes dry under the roof if the sky opens.'),
      stay('Second cutting of hay', 'utility', 'weekly', 'Twine and a jug of switchel for the wagon.'),
    ],
  },
  'peckville-township': {
    around:
      'Main Street’s bakery and hardware store are in Peckville proper; Keystone Avenue starts the hill. The recreation fields are at its foot, and so is the parking. For senior housing a month is the sensible length: residents learn the step, the belt and the driver’s name.',
    unload:
      'By the river the blocks are level and short, and any curb will do. Up the hill, we turn the wheels in and set the brake before we hand over the key.',
    charge: 'Porch to pharmacy is nothing; the hill streets are where the gauge moves.',
    stays: [
      stay('A season at a care home', 'sixSeater', 'monthly', 'To the garden after lunch, to chapel on Sundays.'),
      stay('Field lining and mowing', 'utility', 'weekly', 'Chalk first, then the outfield grass.'),
      stay('A Blakely block sale', 'fourSeater', 'daily', 'Lamps from number nine, chairs from number forty.'),
    ],
  },
  'ransom-township': {
    around:
      'Milwaukee Road, Ransom Road and the river’s edge are the three levels. You will not change between them by cart, so choose the one with the people on it.',
    unload:
      'West Mountain is between us and you, and the trailer takes the river road when the mountain road is icy. Milwaukee’s crossroads is wide enough to turn. On fall mornings fog can sit on the Susquehanna until ten, so an afternoon delivery is easier.',
    charge: 'Level benches are easy on a pack; the hollows below are too steep for any of ours.',
    stays: [
      stay('Sweet corn, two fields', 'utility', 'weekly', 'Four dozen ears to a sack, both shelves by noon.'),
      stay('Turkey camp', 'fourSeater', 'threeDay', 'In before light, out before the road thaws.'),
      stay('Docks out, docks in', 'utility', 'daily', 'Sections go on in pairs, the ladder last.'),
    ],
  },
  'waverly-township': {
    around:
      'Abington Road, Carbondale Road and the Community House lawn frame the village. Guests park at the school and ride in, which is what six seats are for. April mulch is wet, so call half a bed a full load.',
    unload:
      'The green and the Community House are the easiest delivery we make in the Abingtons. For a wedding on the lawn, ask for turf tires and an extra set of floor mats; heels and grass don’t mix. Find two outdoor outlets ahead of time, one for the musicians and one where the cart can charge while everybody dances.',
    charge: 'Gentle plateau, wide lawns, no surprises for a battery.',
    stays: [
      stay('A lawn wedding', 'sixSeater', 'threeDay', 'Heels stay clean from curb to tent.'),
      stay('Garden tour volunteers', 'fourSeater', 'daily', 'Eight gardens, one map, plenty of lemonade.'),
      stay('Mulch in April', 'utility', 'weekly', 'Shredded bark to the far border, lunch on the way back.'),
    ],
  },
}
