import type { DrawnCart } from '../models/model.ts'

export type Brand = {
  readonly name: string
  /** A short fact for the home page's grid. */
  readonly note: string
  /** The brand's own page; null means a link to an inventory search. */
  readonly page: '/denago' | '/evolution' | null
  /** Search text for that link: a word in the names of this brand's vehicles. */
  readonly search: string
  /** The cart pictured for the brand. */
  readonly picture: DrawnCart
  /** Other names that people search for. */
  readonly alsoCalled?: readonly string[]
}

/** The home page's brand grid, featured brands first. */
export const brands = [
  {
    name: 'Denago',
    note: 'City, Nomad and Rover series, two to eight seats.',
    page: '/denago',
    search: 'Denago',
    picture: 'denago-nomad',
  },
  {
    name: 'Evolution',
    note: 'Seven series, from the Classic to the D6 Max.',
    page: '/evolution',
    search: 'Evolution',
    picture: 'evolution-d5-ranger-6',
  },
  {
    name: 'Club Car',
    note: 'Onward and Tempo for passengers, Carryall for loads.',
    page: null,
    search: 'Club Car',
    picture: 'club-car-onward-4',
  },
  {
    name: 'EZ-GO',
    note: 'RXV, Liberty and Express, new and used.',
    page: null,
    search: 'EZ-GO',
    picture: 'ez-go-liberty',
    alsoCalled: ['easy go', 'ezy go'],
  },
  {
    name: 'Tomberlin',
    note: 'Engage, Revenge and Emerge, four to six seats.',
    page: null,
    search: 'Tomberlin',
    picture: 'tomberlin-engage-e4',
  },
  {
    name: 'Swift EV',
    note: 'Four-seat, six-seat and eight-seat shuttle carts.',
    page: null,
    search: 'Swift EV',
    picture: 'swift-ev-4',
    alsoCalled: ['swift'],
  },
] as const satisfies readonly Brand[]
