import type { TownSource } from './sources.ts'
import type { TownSlug } from './towns.ts'

export type TownUse = { readonly title: string; readonly text: string; readonly source: TownSource }

/** Work and places in each town that carts suit, as facts about the place: no customer of ours, and nothing about local law. */
export const townUses: Readonly<Record<TownSlug, readonly TownUse[]>> = {
  bridgeton: [
    {
      title: 'Park and zoo',
      text: 'The city park takes in Sunset Lake, the raceway and the Cohanzick Zoo. From the ball fields to the zoo gate is a longer walk than most grandparents want.',
      source: 'cumberland',
    },
    {
      title: 'Old streets',
      text: 'More than two thousand buildings stand in the historic district on both banks of the Cohansey. Alleys and carriage houses there fit a cart better than a second car.',
      source: 'register',
    },
    {
      title: 'Growers’ yards',
      text: 'Vegetable and nursery ground begins where the Bridgeton sidewalks end, so a cart with a bed earns its keep between greenhouse and loading dock.',
      source: 'njFarms',
    },
  ],
  millville: [
    {
      title: 'Hangars and ramps',
      text: 'The airport was dedicated in 1941 as a defense airfield. Hangars, the museum and the flight line lie far enough apart that crews drive between them.',
      source: 'airport',
    },
    {
      title: 'Union Lake',
      text: 'Nearly nine hundred acres of water above the dam, with a boat ramp and wooded shore. Rods, batteries and coolers go down to the dock on a rear bench.',
      source: 'wildlife',
    },
    {
      title: 'Race weekends',
      text: 'A motorsports park shares the airport’s south side. Teams there tow tires, fuel and folding chairs along the paddock all day.',
      source: 'cumberland',
    },
  ],
  vineland: [
    {
      title: 'Farm rows in the city',
      text: 'Peppers, lettuce, herbs and nursery stock grow inside the city limits and sell at a growers’ auction in town. Pickers ride out on carts that leave no exhaust in a hoop house.',
      source: 'njFarms',
    },
    {
      title: 'Long driveways',
      text: 'With about 68 square miles of land, Vineland is among the largest cities of New Jersey by area. House lots beyond the boulevards run deep, mailbox to back fence.',
      source: 'census',
    },
    {
      title: 'Yards and warehouses',
      text: 'Food processors and glass works keep sites with a gatehouse at one end and a dock at the other. Two seats and a bed cover that ground quietly.',
      source: 'cumberland',
    },
  ],
  cedarville: [
    {
      title: 'Lake lots',
      text: 'Houses back onto Cedar Lake, and kayaks and mowers travel between shed and water. A four-seater with a folding rear deck takes both.',
      source: 'cumberland',
    },
    {
      title: 'Packing sheds',
      text: 'Spinach, lettuce and peaches come off the fields around the village. From May to October somebody has to move crates, lunch and irrigation parts.',
      source: 'njFarms',
    },
    {
      title: 'Duck season',
      text: 'The Nantuxent wildlife area begins southwest of the houses. Decoys ride to the truck, and the cart waits at home: state land has its own rules for vehicles.',
      source: 'wildlife',
    },
  ],
  'dividing-creek': [
    {
      title: 'Creek docks',
      text: 'Crab traps, outboards and fuel cans are the everyday load along the water here. A bed that tips and rinses clean is worth more than a third row of seats.',
      source: 'cumberland',
    },
    {
      title: 'Crabbing bridge',
      text: 'Turkey Point, at the marsh edge of the Egg Island tract, draws families with nets. Cottage owners nearby keep a cart for the buckets and the cousins.',
      source: 'wildlife',
    },
    {
      title: 'Sand lanes and woodlots',
      text: 'North of the village the Edward G. Bevan tract is pine and oak on sand. On private lanes beside it, wide tires at low pressure do better than turf tread.',
      source: 'wildlife',
    },
  ],
  fortescue: [
    {
      title: 'State marina',
      text: 'Berths, bait and party boats share Fortescue Creek. Carrying rods, ice and a full cooler from the parking lot to the slip is the reason most carts here have a back seat that folds.',
      source: 'njParks',
    },
    {
      title: 'Beach cottages',
      text: 'Cottages line the bay front for about a mile. Chairs, children and a dog go from porch to sand in one trip, and salt rinses off afterward.',
      source: 'census',
    },
    {
      title: 'Closing up for winter',
      text: 'Many owners leave after October. A cart stored indoors, charged and washed, starts in spring; one left on the marsh edge rusts.',
      source: 'cumberland',
    },
  ],
  'laurel-lake': [
    {
      title: 'Lanes under the trees',
      text: 'The community was plotted in small wooded lots, and the census counts it as a place of its own, with fewer than three thousand people. Neighbors visit by cart as far as their own lanes allow.',
      source: 'census',
    },
    {
      title: 'Lake shore',
      text: 'Canoes, firewood and folding tables move between yard and water. A short four-seater turns between the pines where a longer one has to back.',
      source: 'cumberland',
    },
    {
      title: 'Leaf and brush hauling',
      text: 'Oak leaves bury these lots in November. A bed saves a dozen walks to the curb.',
      source: 'cumberland',
    },
  ],
  mauricetown: [
    {
      title: 'Captains’ houses',
      text: 'The whole village is about ten blocks on a bluff. Gardeners and painters who look after its wooden houses need ladders moved, not miles driven.',
      source: 'register',
    },
    {
      title: 'River landing',
      text: 'The Maurice has been a national scenic and recreational river since 1993. Paddlers unload at the bank and roll coolers back up the rise.',
      source: 'rivers',
    },
    {
      title: 'Open-house days',
      text: 'When the historical society opens doors in winter, older visitors tire after three stops. Six seats with an enclosure keep the wind off.',
      source: 'cumberland',
    },
  ],
  'port-norris': [
    {
      title: 'Oyster docks',
      text: 'Rutgers keeps its shellfish laboratory at Bivalve, among the packing sheds. Wet sacks and tools cross those yards by cart, and stainless hardware lasts longer in the salt.',
      source: 'rutgers',
    },
    {
      title: 'Village blocks',
      text: 'Main Street to the last house is a few minutes at walking speed. Errands, church and the ball field are close enough that forty miles of range lasts the week.',
      source: 'census',
    },
    {
      title: 'Bird walks',
      text: 'Eagles and shorebirds bring people with spotting scopes to the meadows. A quiet motor helps on your own ground; the refuges are for feet.',
      source: 'wildlife',
    },
  ],
  rosenhayn: [
    {
      title: 'Nurseries',
      text: 'Container stock stands in beds hundreds of feet long around Rosenhayn. Crews pull orders with carts that fit a four-foot aisle and carry flats on a bed.',
      source: 'njFarms',
    },
    {
      title: 'Roadside stands',
      text: 'Between Bridgeton and Vineland the avenue is lined with farm stands in July. The stand restocks from the field behind it, a few crates a trip.',
      source: 'cumberland',
    },
    {
      title: 'Deep back yards',
      text: 'Homestead lots laid out for farm families are long and narrow. Trash day, the garden and the swing set are at three different ends.',
      source: 'census',
    },
  ],
  shiloh: [
    {
      title: 'One square mile',
      text: 'The 2020 census found fewer than five hundred people in Shiloh. House, church, market and field edge are all inside a ten-minute walk, which is what a cart shortens.',
      source: 'census',
    },
    {
      title: 'Pumpkins and mums',
      text: 'October fields behind the borough fill with families. Wagons carry the crowd; a six-seater carries those who cannot climb on one.',
      source: 'njFarms',
    },
    {
      title: 'Barn chores',
      text: 'Feed, fence staples and a calf bottle go out twice a day on the farms that touch the borough line. Lights and a windshield make that pleasant in January.',
      source: 'cumberland',
    },
  ],
  'commercial-township': [
    {
      title: 'Village to village gear',
      text: 'Haleyville, Buckshutem, Bivalve and the rest are separate settlements in some thirty square miles. Contractors keep a cart on the job trailer and unload it at each.',
      source: 'census',
    },
    {
      title: 'Hunting leases',
      text: 'Private woods border the Bevan tract in the north. Stands, corn and a deer move on lifted carts with a rack; no engine gives them away.',
      source: 'wildlife',
    },
    {
      title: 'Sand plants',
      text: 'Pits and wash plants have worked the local sand for generations. Supervisors circle ponds and stockpiles all shift, so battery size matters more than chrome.',
      source: 'survey',
    },
  ],
  'deerfield-township': [
    {
      title: 'Field to stand',
      text: 'Level, dry loam makes this vegetable country. One utility cart does the work of a pickup at a tenth of the noise while picking is on.',
      source: 'rutgers',
    },
    {
      title: 'Carmel and its halls',
      text: 'Fire company dinners and school fields are the gathering places of the two villages. Parking is on grass, and somebody has to bring Grandmother to the door.',
      source: 'cumberland',
    },
    {
      title: 'Sod and seed',
      text: 'Turf tires matter on sod farms, where a heavy truck prints the crop. Ask for the light two-seater with the wide footprint.',
      source: 'njFarms',
    },
  ],
  'downe-township': [
    {
      title: 'Bayshore houses',
      text: 'Gandys Beach and Money Island are strips of houses between water and meadow. People keep a cart for groceries from the car and know which tide covers the lane.',
      source: 'census',
    },
    {
      title: 'Egg Island',
      text: 'Thousands of acres of state marsh lie south of Dividing Creek. Trappers and crabbers load at the edge; a cart takes the wet gear home across the yard.',
      source: 'wildlife',
    },
    {
      title: 'Newport farms',
      text: 'Upland around Newport is small fields and woodlots. A bed and knobby tires handle fence work there.',
      source: 'njFarms',
    },
  ],
  'fairfield-township': [
    {
      title: 'Reunions',
      text: 'Gouldtown has held family reunions for well over a century. Three rows of seats bring elders from the far field to the tables.',
      source: 'cumberland',
    },
    {
      title: 'Cohansey boatyards',
      text: 'Fairton’s yards store hulls on stands far from the ramp. Batteries, cushions and paint make that trip forty times each spring.',
      source: 'cumberland',
    },
    {
      title: 'Marsh farms',
      text: 'Fields near Back Neck end at the tree line, then at salt hay. The Dix tract beyond is state land; your own headlands are where the cart works.',
      source: 'wildlife',
    },
  ],
  'greenwich-township': [
    {
      title: 'Ye Greate Street',
      text: 'The historic district follows one street, surveyed a hundred feet wide in the 1680s, from the wharf to the north end. Museum volunteers move chairs and ladders along it.',
      source: 'register',
    },
    {
      title: 'Wharf and slips',
      text: 'Boats tie up where the Cohansey bends under the village. Ice, sails and supper come down by cart from house lots that are rarely half a mile off.',
      source: 'cumberland',
    },
    {
      title: 'Craft fair weekend',
      text: 'Exhibitors set up early in September on lawns with no road to them. Six seats shuttle helpers, one bed takes tents.',
      source: 'cumberland',
    },
  ],
  'hopewell-township': [
    {
      title: 'Grain and dairy ground',
      text: 'Heavier loam than the county’s east grows corn, soybeans and hay. Carts scout the edges and carry samples; tractors stay in the rows.',
      source: 'rutgers',
    },
    {
      title: 'Preserved farms',
      text: 'Many farms here are preserved and will stay whole. Lanes run a quarter mile from mailbox to kitchen, and children wait for the bus at the far end.',
      source: 'njFarms',
    },
    {
      title: 'Mary Elmer Lake',
      text: 'Anglers work the bank on the Bridgeton line. Lakeside owners carry motors and oars from garage to water.',
      source: 'cumberland',
    },
  ],
  'lawrence-township': [
    {
      title: 'Bay Point',
      text: 'A handful of houses remain at the end of the road, among tracts the state has bought out and returned to marsh. Owners haul everything, drinking water included.',
      source: 'njParks',
    },
    {
      title: 'Wooded camps',
      text: 'About 37 square miles of land hold few more than three thousand people. Hunting cabins stand on sand lanes where two-wheel drive with good tread is enough in dry weather.',
      source: 'census',
    },
    {
      title: 'Orchards',
      text: 'Peach blocks need pruning in February, thinning in May and picking in July. Ladders and baskets ride behind the seats.',
      source: 'njFarms',
    },
  ],
  'maurice-river-township': [
    {
      title: 'Campgrounds',
      text: 'Private campgrounds and the Belleplain forest nearby fill from Memorial Day on. Inside a campground its owner sets the rules: ask for the speed limit, quiet hours and the wristband.',
      source: 'njParks',
    },
    {
      title: 'East Point and Heislerville',
      text: 'A brick lighthouse of 1849 looks over the bay, and the impoundments at Heislerville draw birders in May. Volunteers tend wide lawns and long fences.',
      source: 'wildlife',
    },
    {
      title: 'Pinelands lots',
      text: 'East of Route 55 much of the township is in the Pinelands National Reserve. Firewood and well parts travel over loose sand, so choose the lifted cart.',
      source: 'pinelands',
    },
  ],
  'stow-creek-township': [
    {
      title: 'Grain lanes',
      text: 'Some eighteen square miles hold about thirteen hundred people, the rest is field. From house to bin site is often farther than from bin to road.',
      source: 'census',
    },
    {
      title: 'Horses',
      text: 'Paddocks line the roads toward Jericho. Hay, water buckets and a wheelbarrow’s worth of bedding suit a quiet electric motor that does not spook a colt.',
      source: 'njFarms',
    },
    {
      title: 'Creek blinds',
      text: 'Tidal Stow Creek is the Salem County border and good duck water. Boats wait on the bank at the end of private tracks.',
      source: 'wildlife',
    },
  ],
  'upper-deerfield-township': [
    {
      title: 'Research farm',
      text: 'Rutgers runs its vegetable and orchard trials on a research farm north of Bridgeton. Plot work means many short stops, which electric motors do without idling.',
      source: 'rutgers',
    },
    {
      title: 'Seabrook blocks',
      text: 'Company housing at Seabrook stands close around shared lawns. Seniors use a cart where a walk to the center has become too far.',
      source: 'cumberland',
    },
    {
      title: 'Cold stores',
      text: 'Packing houses along Route 77 ship greens all summer. Indoors, a cart without fumes is the only kind that makes sense.',
      source: 'njFarms',
    },
  ],
  scranton: [
    {
      title: 'Rail yard and museums',
      text: 'Steamtown spreads over some sixty acres of working yard downtown. Sites of that size are why maintenance crews like a bed, strobe and backup beeper.',
      source: 'rivers',
    },
    {
      title: 'Campuses and hospitals',
      text: 'Parking stands uphill from the doors at nearly every campus in the city. Six-seaters run the loop in exam week, two-seaters deliver mail.',
      source: 'lackawanna',
    },
    {
      title: 'Hill blocks',
      text: 'From the river to East Mountain the ground climbs several hundred feet. A cart for the Hill Section wants an AC motor, good regenerative braking and new pads.',
      source: 'survey',
    },
  ],
  archbald: [
    {
      title: 'Developments above Eynon',
      text: 'Streets built since the mines closed curve up the mountain with long driveways. Mail, trash cans and grandchildren ride; nobody likes that hill on foot.',
      source: 'census',
    },
    {
      title: 'Pothole park',
      text: 'The glacial pothole is among the deepest known, with a state park around it. Picnic groups there park at the road, so ask the park before you plan on wheels.',
      source: 'paParks',
    },
    {
      title: 'Reclaimed coal land',
      text: 'Former culm banks have become business parks with wide empty roads between gates. Guards and grounds crews patrol them in two-seaters with a cab.',
      source: 'lackawanna',
    },
  ],
  carbondale: [
    {
      title: 'Pioneer parade days',
      text: 'Memorial Park and Main Street fill several times a year. Marshals, banners and the oldest veterans move by cart before the bands step off.',
      source: 'lackawanna',
    },
    {
      title: 'Hillside blocks',
      text: 'Barely three square miles hold almost nine thousand people, on streets that leave the valley floor at once. Look at brake feel before you look at color.',
      source: 'census',
    },
    {
      title: 'Trailhead lots',
      text: 'The rail trail begins near here and runs north toward Forest City. Walkers have it to themselves; the caretaker’s cart carries gravel to washouts.',
      source: 'heritage',
    },
  ],
  'clarks-summit': [
    {
      title: 'State Street festivals',
      text: 'An ice festival in February and a farmers’ market later turn sidewalks into stalls. Tables, cones and coffee go out on a short bed.',
      source: 'lackawanna',
    },
    {
      title: 'Big lawns',
      text: 'Half-acre lots are common in a borough of about a mile and a half square. A cart with turf tires carries seed and fertilizer and takes the kids to the pool gate.',
      source: 'census',
    },
    {
      title: 'Club grounds',
      text: 'Golf and swim clubs of the Abingtons lie minutes off. Members who own a cart store it there in winter or bring it home for service.',
      source: 'lackawanna',
    },
  ],
  dalton: [
    {
      title: 'Horse barns',
      text: 'Stables and hayfields ring the borough. Two bales, a salt block and a saddle are one load for a utility bed.',
      source: 'lackawanna',
    },
    {
      title: 'Cabins near the lake',
      text: 'Lackawanna State Park, with its lake of 198 acres, lies to the northeast. Cabin owners outside its gate use carts on their own gravel.',
      source: 'paParks',
    },
    {
      title: 'Firemen’s carnival',
      text: 'July evenings at the fire company grounds mean ice, change boxes and trash runs. One quiet cart after dark beats a pickup in a crowd.',
      source: 'lackawanna',
    },
  ],
  jermyn: [
    {
      title: 'Narrow lots',
      text: 'Eight-tenths of a square mile, houses shoulder to shoulder. A short two-row cart parks where a driveway never was, beside the back porch.',
      source: 'census',
    },
    {
      title: 'Little League',
      text: 'Fields by the river have the snack stand at one end and the line chalk at the other. Coaches haul bases and bags, then water.',
      source: 'lackawanna',
    },
    {
      title: 'River trail',
      text: 'The heritage trail passes behind the borough on a former railroad bed. It is for walkers and bicycles; cart owners stay on their own alleys.',
      source: 'heritage',
    },
  ],
  jessup: [
    {
      title: 'Race of the Saints',
      text: 'On the Saturday before Memorial Day three statues go up the hill on shoulders. Water, first aid and folding chairs follow on wheels.',
      source: 'lackawanna',
    },
    {
      title: 'Power plant and parks',
      text: 'Industrial ground on the east side covers more land than the houses do. Inspection rounds there are measured in miles of gravel.',
      source: 'census',
    },
    {
      title: 'Garden plots',
      text: 'Tomatoes and fig trees fill terraces behind the older homes. Soil comes up the slope by the bucket or by the bed.',
      source: 'lackawanna',
    },
  ],
  moosic: [
    {
      title: 'Ballpark lots',
      text: 'Ten thousand seats on Montage Mountain mean acres of parking. Ushers, tarps and peanuts ride carts on game days.',
      source: 'lackawanna',
    },
    {
      title: 'Ski hill and water slides',
      text: 'The same mountain has winter trails and a summer water park. Lift crews climb grades that ask for a high-torque axle.',
      source: 'lackawanna',
    },
    {
      title: 'Riverside streets',
      text: 'Spring Brook meets the Lackawanna beside level blocks. For a run to a neighbor’s garage sale, any four-seater will do.',
      source: 'survey',
    },
  ],
  moscow: [
    {
      title: 'Woods and wells',
      text: 'Lots run back into hemlock and beech. Split wood, chain saws and a generator travel by bed; wide tires keep the lawn whole.',
      source: 'census',
    },
    {
      title: 'Lake communities',
      text: 'Private lakes of the North Pocono have their own gates, pools and cart stickers. Read the association’s sheet before you choose lights, a flag or a top speed.',
      source: 'lackawanna',
    },
    {
      title: 'Cold mornings',
      text: 'Over fifteen hundred feet up, frost comes weeks before it does in Scranton. Lithium packs like a garage; a heated cab likes an owner.',
      source: 'survey',
    },
  ],
  'old-forge': [
    {
      title: 'Church picnics',
      text: 'Summer bazaars run on pizza ovens and folding tables. Trays cross the lot on a flat bed, guests on rear-facing seats.',
      source: 'lackawanna',
    },
    {
      title: 'Sports complex',
      text: 'Football, softball and a pool lie along one road by the river. Trainers follow practice with ice and crutches.',
      source: 'lackawanna',
    },
    {
      title: 'Alley garages',
      text: 'Behind most homes an alley leads to a block garage that a truck can’t enter. Four feet wide and under six and a half high fits.',
      source: 'census',
    },
  ],
  olyphant: [
    {
      title: 'Parish grounds',
      text: 'Ukrainian, Russian, Polish and Slovak churches stand within a few blocks. Pierogi, chairs and elderly parishioners come up from the lower lots.',
      source: 'register',
    },
    {
      title: 'Steep side streets',
      text: 'Above the center the ground gains height in every block. Hill-hold and a parking brake that locks itself are worth paying for.',
      source: 'survey',
    },
    {
      title: 'Warehouses',
      text: 'Distribution buildings on the mountain side have walls a quarter mile long. Supervisors and mechanics ride inside and out.',
      source: 'lackawanna',
    },
  ],
  taylor: [
    {
      title: 'Shopping plazas',
      text: 'Store lots on old mine ground need sweeping, salting and cart-corral rounds. A cab and a plow-free bed keep that crew dry.',
      source: 'lackawanna',
    },
    {
      title: 'Cemeteries on the slope',
      text: 'Several congregations bury on the hill toward West Mountain. Flowers, shovels and relatives who can’t climb go up on four seats.',
      source: 'lackawanna',
    },
    {
      title: 'Creek-side yards',
      text: 'Keyser Creek floods cellars, and belongings move uphill quickly. A bed rated for five hundred pounds earns its parking place on such days.',
      source: 'survey',
    },
  ],
  'chinchilla-township': [
    {
      title: 'Hillside homes',
      text: 'The census counts Chinchilla as a place of about two thousand people along one creek. Newer houses hang above it on driveways that ice first.',
      source: 'census',
    },
    {
      title: 'School fields',
      text: 'The Abington Heights schools and their fields are minutes up the highway. Bands, hurdles and water jugs cross wide grass.',
      source: 'lackawanna',
    },
    {
      title: 'Back roads to neighbors',
      text: 'The main road through the Notch is no place for a cart. On private lanes above it, a lifted four-seater shrugs at gravel.',
      source: 'paRoads',
    },
  ],
  'elmhurst-township': [
    {
      title: 'Wooded acreage',
      text: 'Two square miles, fewer than a thousand people, and trees. Owners clear storm limbs, mark lines and stack cords far behind the house.',
      source: 'census',
    },
    {
      title: 'Country club land',
      text: 'A golf course opened here in 1910 lies over the township line. Retired fleet carts get a second life in local yards, once their batteries are checked.',
      source: 'lackawanna',
    },
    {
      title: 'Reservoir edge',
      text: 'Water company land around the reservoir is closed, so riding ends at your own fence. Lights help on lanes that see sun for half a day.',
      source: 'survey',
    },
  ],
  'fleetville-township': [
    {
      title: 'Dairy lanes',
      text: 'Benton Township keeps working dairies on long slopes. Milk samples, minerals and fence rods ride out to the heifers.',
      source: 'lackawanna',
    },
    {
      title: 'Camping at the park',
      text: 'Lackawanna State Park has campsites, a pool and a launch a short way south. Campground hosts drive carts; guests should ask at the office.',
      source: 'paParks',
    },
    {
      title: 'Fair and tractor pull',
      text: 'The fire company’s grounds host summer weekends with parking in hayfields. Shuttles of six save a walk across stubble.',
      source: 'lackawanna',
    },
  ],
  'la-plume-township': [
    {
      title: 'Campus grounds',
      text: 'Keystone College, founded in 1868, spreads over a hillside with woodland trails. Move-in, graduation and snow days are what grounds carts are for.',
      source: 'keystone',
    },
    {
      title: 'Creek bottom farms',
      text: 'The South Branch of Tunkhannock Creek floods flat hayfields each spring. Bales wait on the bench above, reached by a cart with tread.',
      source: 'survey',
    },
    {
      title: 'Old trolley bed',
      text: 'A walking trail follows the trolley line that once reached Scranton. Volunteers bring stone and benches by cart; everyone else walks.',
      source: 'heritage',
    },
  ],
  'peckville-township': [
    {
      title: 'Blocks by the river',
      text: 'Blakely’s flat streets near the Lackawanna are lined with porches. Newspapers, prescriptions and pizza go a few doors at a time.',
      source: 'census',
    },
    {
      title: 'Recreation complex',
      text: 'The borough’s fields, courts and playground share one site with one gate. Mowers and line machines come out of the shed behind a utility cart.',
      source: 'lackawanna',
    },
    {
      title: 'Care homes',
      text: 'Residents of senior housing ride to the garden, the chapel and back. Low floors and grab handles count there, speed does not.',
      source: 'lackawanna',
    },
  ],
  'ransom-township': [
    {
      title: 'Bench farms',
      text: 'Sweet corn and hay grow on shelves above the Susquehanna. From upper field to lower is a grade that calls for strong brakes.',
      source: 'survey',
    },
    {
      title: 'Hunting cabins',
      text: 'West Mountain is deer and turkey country, much of it state game land and closed to carts. Camps beside it use one from the gate to the woodpile.',
      source: 'paParks',
    },
    {
      title: 'River lots',
      text: 'Docks come out before the ice and go back after the spring flood. Sections, cable and a winch fit a long bed.',
      source: 'lackawanna',
    },
  ],
  'waverly-township': [
    {
      title: 'Community House green',
      text: 'Concerts, a market and weddings happen on the lawn given in 1920. Caterers cross it on turf tires without leaving a mark.',
      source: 'register',
    },
    {
      title: 'Country estates',
      text: 'Stone walls enclose gardens of several acres. Mulch, pruners and the gardener’s lunch go to the far border and back.',
      source: 'census',
    },
    {
      title: 'Sidewalk village',
      text: 'School bus stop, post office and tennis courts are a stroll apart. Households here often add a cart as the third vehicle and store it beside the sleds.',
      source: 'lackawanna',
    },
  ],
}
