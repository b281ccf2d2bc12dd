import { photoProblems, photoWords as words } from '../../../content/words/staff-photos.words.ts'
import { Photos } from './photos.tsx'

type Props = { path: string; images: readonly string[]; problems: readonly string[] }

/** Shown at the address of the photos, and after a form was sent if any of its photos were refused. */
export const PhotosPage = ({ path, images, problems }: Props) => (
  <div className="desk-stack">
    {problems.length > 0 ? (
      <div className="desk-state desk-state--stop" role="alert">
        <div>
          <b>{photoProblems.notTaken}</b>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      </div>
    ) : null}
    <Photos path={path} images={images} />
    <a className="btn" href={path}>
      {words.back}
    </a>
  </div>
)
