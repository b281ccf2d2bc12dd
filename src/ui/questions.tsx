import './questions.css'
/** Questions that expand to show their answers. Works without JavaScript, and find-in-page opens them. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p className="num">{answer}</p>
        </details>
      ))}
    </div>
  )
}
