import './steps.css'

type Props = { steps: readonly { readonly title: string; readonly text: string }[] }

export function StepList({ steps }: Props) {
  return (
    <ol>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
