import type { Timeframe } from '../dealer/facts/eco.facts.ts'
import {
  averageAnnualSavings,
  comparedMiles,
  ecoConstants,
  motorEfficiencyPercent,
  savingsUse,
} from '../dealer/facts/eco-constants.facts.ts'
import { ifPromised } from '../dealer/if-promised.ts'
import { usd, usdCents } from '../format/money.ts'
import { count, percent } from '../format/number.ts'
import { photoAlt } from './photo-alt.words.ts'

export const ecoPage = {
  meta: {
    title: 'Eco-impact calculator: gas or electric cart',
    description:
      'Enter the miles you drive in a week and see gasoline, CO2 and dollars saved with an electric cart over one to ten years.',
  },
  heading: 'Eco-Impact Calculator',
  intro: 'Enter the miles you drive in a normal week and see what an electric cart saves over a gas cart.',
  calculator: {
    milesLabel: 'Miles per week',
    usageLabel: 'Use',
    timeframeLabel: 'Time span',
    yearsLabel: (years: Timeframe): string => count(years, 'year'),
    button: 'Calculate Impact',
    busy: 'Calculating...',
    milesSliderLabel: 'Miles per week, slider',
    milesValue: (miles: string): string => `${miles} miles a week`,
    problems: {
      empty: 'Enter the miles you drive in a week.',
      text: 'Enter the miles as a number: digits only, without commas or letters.',
      notPositive: 'Enter a number of miles above zero.',
      tooLarge: 'That number is too large. Enter the miles of one week.',
    },
    idle: {
      heading: `Saved on every ${comparedMiles} miles with an electric cart`,
      gas: 'Gas cart',
      electric: 'Electric cart',
    },
    share: { button: 'Share this result', copied: 'Link copied', failed: 'Copy the address from the address bar.' },
    celebration: {
      title: 'Great Choice for the Environment!',
      text: 'Your switch to electric saves the planet and your wallet',
    },
    results: {
      co2Saved: { label: 'CO2 kept out of the air', unit: 'lbs' },
      fuelSaved: { label: 'Gasoline not burned', unit: 'gallons' },
      costSaved: { label: 'Gasoline you would have bought', unit: 'dollars' },
      treesEquivalent: { label: 'Trees that absorb as much in a year', unit: 'trees' },
      electricCost: { label: 'Electricity to charge', unit: 'dollars' },
      netSavings: { label: 'Saved after electricity', unit: 'dollars' },
    },
    over: (span: string): string => `over ${span}`,
    chart: {
      heading: 'Dollars over the years',
      year: 'Year',
      gasoline: 'Gasoline',
      electricity: 'Electricity',
      saved: 'Saved',
      note: 'Each full column is what gasoline would have cost by the end of that year.',
    },
    method: `For a gas cart we assume ${ecoConstants.milesPerGallon} miles per gallon and ${usdCents(ecoConstants.dollarsPerGallon)} a gallon; for an electric one, ${ecoConstants.kilowattHoursPerMile} kWh per mile and ${usdCents(ecoConstants.dollarsPerKilowattHour)} per kWh. A gallon of gasoline gives off ${ecoConstants.co2PoundsPerGallon} lbs of CO2. Power plant emissions are not counted. The range on a cart’s page is the maker’s, at a steady speed on flat ground, so it’s longer than this average gives.`,
  },
  benefits: {
    heading: 'What changes with electric',
    items: [
      {
        id: 'emissions',
        title: 'Zero Emissions',
        text: 'No tailpipe and no exhaust where you drive. Power plants aren’t counted.',
      },
      {
        id: 'energy',
        title: 'Energy Efficient',
        text: `One mile takes about ${ecoConstants.kilowattHoursPerMile} kWh, what a microwave uses in eight minutes.`,
      },
      {
        id: 'forest',
        title: 'Forest Protection',
        text: `We count ${ecoConstants.treesPerTonOfCo2} trees for each ton of CO2. The calculator turns your miles into trees.`,
      },
      {
        id: 'materials',
        title: 'Sustainable Materials',
        text: [
          'Lithium and lead-acid packs are both recycled.',
          ...ifPromised('takesOldPack', 'We take back the old pack when we fit a new one.'),
        ].join(' '),
      },
      {
        id: 'climate',
        title: 'Climate Action',
        text: `Each gallon not burned keeps ${ecoConstants.co2PoundsPerGallon} lbs of CO2 out of the air.`,
      },
      {
        id: 'air',
        title: 'Clean Air',
        text: 'No fumes in the garage, the barn or the line at the campground gate.',
      },
    ],
  },
  pictureAlt: photoAlt(
    'place/charging',
    'A bronze cart plugged into a household outlet beside a garage in the evening',
  ),
  facts: {
    heading: 'The figures',
    items: [
      {
        value: percent(motorEfficiencyPercent.electric),
        text: `motor efficiency, versus ${percent(motorEfficiencyPercent.gas)} for gas`,
      },
      {
        value: `${usd(averageAnnualSavings)}+`,
        text: `average annual savings ${savingsUse ? `at ${savingsUse.milesPerWeek} ${savingsUse.label} miles a week, by the calculator above` : ''}`.trim(),
      },
      {
        value: `${ecoConstants.kilowattHoursPerMile} kWh`,
        text: 'of electricity per mile',
      },
      {
        value: `${ecoConstants.co2PoundsPerGallon} lbs`,
        text: 'of CO2 from one gallon of gasoline',
      },
    ],
  },
  closing: {
    heading: 'See the carts behind the numbers',
    text: 'Every cart we sell runs on a battery. Sort the inventory by price, or tell us your miles and your terrain and we’ll name the ones that fit.',
    inventoryLink: 'Browse Electric Golf Carts',
    contactLink: 'Get Expert Advice',
  },
} as const
