import { townsOfNewJersey, townsOfPennsylvania } from '../../content/towns/towns.ts'

/** All towns with a page, by state, for a select. */
export const TownOptions = () =>
  [townsOfNewJersey, townsOfPennsylvania].map((list) => (
    <optgroup key={list[0]?.state} label={list[0]?.state}>
      {list.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </optgroup>
  ))
