import './questions.css'
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
