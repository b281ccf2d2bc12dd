import { townDeliveryText } from './rentals.ts'

/** Copy of the town rental page that all towns share. */
export const townRentalPage = {
  meta: (town: string, stateCode: string) => ({
    title: `Golf cart rental in ${town}, ${stateCode}`,
    description: `Rental prices for ${town} by the day, three days, week or month, with what each saves. Free delivery within the town area.`,
  }),
  heading: (town: string) => `Golf cart rental in ${town}`,
  pricingLink: 'See prices',
  contactLink: 'Contact us',
  featuresHeading: 'In every rental',
  features: [
    {
      title: 'Street legal with seat belts',
      text: 'Lights, mirrors and a belt at every seat. Ask us which roads your town allows.',
    },
    { title: 'Fully charged', text: 'It arrives with a full battery and its charger.' },
    { title: '24/7 customer support', text: 'One number, day and night, for as long as you have it.' },
    {
      title: 'Flexible pickup and return',
      text: 'At the showroom or at your door, at a time we agree on.',
    },
    { title: 'Insurance included', text: 'The limits are in the rental policy.' },
    {
      title: 'No hidden fees',
      text: 'Every fee we can charge is listed in the rental policy.',
    },
  ],
  pricingHeading: 'Prices',
  reserve: 'RESERVE TODAY',
  savings: (percentage: string, amount: string) => `Save ${percentage}% (${amount})`,
  dailyRate: (rate: string) => `${rate} per day`,
  delivery: townDeliveryText,
  deliveryHeading: 'Delivery',
  elsewhere: 'Everywhere else:',
  noteHeading: 'The lay of the land',
  neighborsHeading: 'Rental prices next door',
  salesLink: (town: string) => `Carts for sale in ${town}`,
  contactHeading: (town: string) => `Reserve a cart for ${town}`,
} as const
