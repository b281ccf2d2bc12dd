/** Makers of carts sold in the US, for recognizing those that the dealer's folder doesn't list. */
export const cartMakers = [
  ...['Advanced EV', 'American LandMaster', 'Atlas', 'Bintelli', 'Club Car', 'Columbia', 'Cushman', 'Dach', 'Denago'],
  ...['E-Z-GO', 'Epic', 'Evolution', 'Fairplay', 'Garia', 'GEM', 'HDK', 'Honor', 'ICON', 'Kandi', 'Kodiak', 'MadJax'],
  ...['Marshell', 'Massimo', 'Moke', 'Navitas', 'Nivel', 'Polaris', 'Royal EV', 'Sivo', 'Star EV', 'Swift EV', 'Teko'],
  ...['Tomberlin', 'Venom EV', 'Vivid', 'Yamaha'],
]
