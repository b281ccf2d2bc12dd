import { deliveryTown, townSlugs } from '../rentals/cart-delivery.ts'

const all = townSlugs.map((slug) => deliveryTown(slug))

export const townOptions = [...new Set(all.map(({ state }) => state))].map((state) => (
  <optgroup key={state} label={state}>
    {all
      .filter((town) => town.state === state)
      .map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
  </optgroup>
))
