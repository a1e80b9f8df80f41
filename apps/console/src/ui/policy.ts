/** What every text of the web says about keeping, giving and reaching us. One place, so that no two pages disagree. */
export const POLICY = { documentDays: 3, resultDays: 30, trialCredits: 25, minimumAge: 18 } as const;

/** Mail for the operator goes to the host that serves the page. */
export const supportAddress = () => `support@${window.location.hostname}`;
