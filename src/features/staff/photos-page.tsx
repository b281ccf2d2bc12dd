import { photoProblems, photoWords as words } from '../../content/words/staff-photos.ts'
import { Photos } from './photos.tsx'

type Props = { heading: string; path: string; images: readonly string[]; problems: readonly string[] }

/** What a form of several photos comes back to when not all were taken. */
export function PhotosPage({ heading, path, images, problems }: Props) {
  return (
    <main id="main" className="wrap staff-photos-page">
      <h1>{heading}</h1>
      {problems.length > 0 ? (
        <div className="staff-quote" role="alert">
          <p>{photoProblems.notTaken}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Photos path={path} images={images} level={2} />
      <a className="staff-big" href={path}>
        {words.back}
      </a>
    </main>
  )
}
