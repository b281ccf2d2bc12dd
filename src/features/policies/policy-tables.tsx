import type { ReactNode } from 'react'
import { hours } from '../../content/dealer/facts/hours.facts.ts'
import { monthlyHeadcount, surveyScores } from '../../content/dealer/facts/staffing.facts.ts'
import { storage, storageRates } from '../../content/dealer/facts/storage.facts.ts'
import { oneDecimal } from '../../content/format/number.ts'
import { hoursText } from '../../content/format/opening-hours.ts'
import { nearRows } from '../../domain/hours/dated-hours-rows.functions.ts'

type Table = { caption?: string; columns: readonly string[]; children: ReactNode }

const Table = ({ caption, columns, children }: Table) => (
  <table>
    {caption ? <caption>{caption}</caption> : null}
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

export const StorageRates = () => (
  <Table columns={['Storage', 'What it is', 'Price']}>
    {storageRates?.map(({ name, detail, price }) => (
      <tr key={name}>
        <td>{name}</td>
        <td>{detail}</td>
        <td>{price}</td>
      </tr>
    ))}
  </Table>
)

export function StorageAccess() {
  const { key, title, purpose, rows } = hours.storageAccess
  return (
    <Table caption={purpose} columns={['Day', title]}>
      {rows.map((row) => (
        <tr key={row.label}>
          <td>{row.label}</td>
          <td>{hoursText(row)}</td>
        </tr>
      ))}
      {nearRows([key]).map(({ text }) => (
        <tr key={text}>
          <td colSpan={2}>{text}</td>
        </tr>
      ))}
    </Table>
  )
}

export const LatePaymentSteps = () => (
  <Table columns={['After', 'What happens']}>
    {storage?.delinquency.map(({ days, step }) => (
      <tr key={days}>
        <td>{days} days</td>
        <td>{step}</td>
      </tr>
    ))}
  </Table>
)

export const HeadcountTable = () => (
  <Table columns={['Month', 'People']}>
    {monthlyHeadcount.map(({ month, people }) => (
      <tr key={month}>
        <td>{month}</td>
        <td>{people}</td>
      </tr>
    ))}
  </Table>
)

export const SurveyTable = () => (
  <Table columns={['Statement', 'Mean score']}>
    {surveyScores.map(({ question, score }) => (
      <tr key={question}>
        <td>{question}</td>
        <td>{oneDecimal(score)}</td>
      </tr>
    ))}
  </Table>
)
