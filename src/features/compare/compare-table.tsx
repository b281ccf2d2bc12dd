import './compare-table.css'
import type { ReactNode } from 'react'
import { contactLink, vehiclesHref } from '../../content/addresses.ts'
import { comparePage } from '../../content/words/compare.words.ts'
import { SaveButton } from '../../domain/catalogue/cards/save-button.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import type { CompareView } from './compare-view.ts'
import type { Cell, CompareRow } from './comparison.ts'

/** Safari drops the roles of a table with a grid layout, as on narrow screens. Spread, since linters reject explicit roles that are redundant. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

type Props = {
  view: CompareView
  side: (at: number) => string
  /** Replaces the label of the delivery row, so its text is 'Delivered to' and the town. */
  chooser: ReactNode
}

/** A row with the same value for all carts, or with none, is one wide cell. Others are split, and marked if the values differ. The switch needs only CSS. */
export function CompareTable({ view, side, chooser }: Props) {
  const { carts, groups } = view
  const names = carts.map(({ name }) => name)
  return (
    <table className="compare-table" {...roles.table}>
      <caption className="sr-only">
        {names.join(', ')}
        {carts.length > 1 ? ' side by side. Rows with one value are the same on all of them.' : ''}
      </caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <td {...roles.cell}>
            {carts.length > 1 ? (
              <label className="switch">
                <input type="checkbox" />
                {comparePage.onlyDifferences}
              </label>
            ) : null}
          </td>
          {carts.map((cart, at) => (
            <th key={cart.id} scope="col" {...roles.columnheader} className={side(at)}>
              <span className="compare-table__name">
                <Link to={vehiclesHref(cart.id)} search={view.town ? { town: view.town } : undefined}>
                  {cart.name}
                  {cart.unit ? <small> {cart.unit}</small> : null}
                </Link>
                <SaveButton vehicle={cart} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading} {...roles.rowgroup}>
          <tr {...roles.row} className="compare-table__group">
            <th {...roles.rowheader} scope="rowgroup" colSpan={carts.length + 1}>
              {heading}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.choosesTown ? 'town' : row.label} row={row} view={view} side={side} chooser={chooser} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ row: { label, kind, cells, choosesTown }, view, side, chooser }: Props & { row: CompareRow }) {
  const { carts } = view
  const across = cells.length === 1 && carts.length > 1
  return (
    <tr {...roles.row} className={`is-${carts.length > 1 ? kind : 'single'}`}>
      <th {...roles.rowheader} scope="row">
        {choosesTown ? chooser : label}
        {kind === 'differs' ? <span className="sr-only"> (differs)</span> : null}
      </th>
      {across ? (
        <td {...roles.cell} colSpan={carts.length}>
          <Value cell={cells[0]} carts={carts} label={label} town={view.town} />
        </td>
      ) : (
        cells.map((cell, at) => {
          const cart = carts[at]
          return cart ? (
            <td key={cart.id} {...roles.cell} className={side(at)}>
              <Value cell={cell} carts={[cart]} label={label} town={view.town} />
            </td>
          ) : null
        })
      )}
    </tr>
  )
}

type ValueProps = { cell: Cell | undefined; carts: CompareView['carts']; label: string; town: string | undefined }

function Value({ cell, carts, label, town }: ValueProps) {
  if (cell?.text === undefined) {
    const ids = carts.map(({ id }) => id)
    const about = ids.length > 1 ? { carts: ids.join(',') } : { vehicle: ids[0] }
    return (
      <>
        <Link className="compare-table__ask" {...contactLink('sales', { ...about, town })}>
          {comparePage.ask}
          <span className="sr-only">
            : {label}, {carts.map(({ name }) => name).join(', ')}
          </span>
        </Link>
        {carts.length > 1 ? <small> {comparePage.askAll(carts.length)}</small> : null}
      </>
    )
  }
  return (
    <>
      <span className={classes(label === comparePage.rows.price && 'price')}>{cell.text}</span>
      {cell.best ? <span className="compare-table__best">{cell.best}</span> : null}
      {cell.note ? <small key={cell.note}>{cell.note}</small> : null}
    </>
  )
}
