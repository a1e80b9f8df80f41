import styles from './card-brands.module.css';

/** The accepted card brands as small plates of one size, drawn here so that no picture is fetched from elsewhere. */
export function CardBrands() {
  return (
    <ul className={styles.brands} aria-label="Accepted cards">
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Visa">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <text x="24" y="20.5" className={styles.visa} fill="#1434cb">
            VISA
          </text>
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Mastercard">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <circle cx="19" cy="15" r="8.5" fill="#eb001b" />
          <circle cx="29" cy="15" r="8.5" fill="#f79e1b" />
          <path d="M24 8.1a8.5 8.5 0 0 1 0 13.8 8.5 8.5 0 0 1 0-13.8Z" fill="#ff5f00" />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="American Express">
          <rect width="48" height="30" rx="4" fill="#006fcf" />
          <text x="24" y="19" className={styles.plate} fill="#fff">
            AMEX
          </text>
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Discover">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <path d="M48 17v9a4 4 0 0 1-4 4H20c12-2 22-6 28-13Z" fill="#f76f20" />
          <text x="24" y="16" className={styles.small} fill="#1a1a1a">
            DISCOVER
          </text>
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 48 30" role="img" aria-label="Diners Club">
          <rect width="48" height="30" rx="4" fill="#fff" />
          <circle cx="24" cy="15" r="10" fill="#0079be" />
          <circle cx="24" cy="15" r="8" fill="#fff" />
          <path d="M22.2 9.4a5.9 5.9 0 0 0 0 11.2Zm3.6 0v11.2a5.9 5.9 0 0 0 0-11.2Z" fill="#0079be" />
        </svg>
      </li>
    </ul>
  );
}
