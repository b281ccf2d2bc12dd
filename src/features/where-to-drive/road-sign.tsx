type Props = {
  /** A speed limit sign, or a two-line board on a gate. */
  sign: number | readonly [string, string]
}

/** Decorative: the text beside the answers has the same content. */
export function Sign({ sign }: Props) {
  return (
    <svg className="sign" viewBox="0 0 200 190" aria-hidden>
      {typeof sign === 'number' ? (
        <>
          <path className="sign__post" d="M95 118h10v72H95z" />
          <rect className="sign__board" x="48" y="4" width="104" height="130" rx="8" strokeWidth="5" />
          <text x="100" y="33" fontSize="21">
            SPEED
          </text>
          <text x="100" y="55" fontSize="21">
            LIMIT
          </text>
          <text x="100" y="121" fontSize="72">
            {sign}
          </text>
        </>
      ) : (
        <>
          <path className="sign__gate" strokeWidth="11" d="M24 190V84M176 190V84" />
          <path
            className="sign__gate"
            strokeWidth="5"
            d="M24 102h152M24 126h152M24 150h152M24 174h152M30 174L170 102"
          />
          <rect className="sign__board" x="38" y="22" width="124" height="62" rx="4" strokeWidth="3.5" />
          <text x="100" y="48" fontSize="20">
            {sign[0]}
          </text>
          <text x="100" y="72" fontSize="20">
            {sign[1]}
          </text>
        </>
      )}
    </svg>
  )
}
