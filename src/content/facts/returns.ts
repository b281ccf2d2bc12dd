/** product.md 9.6. Days are calendar days unless the name says business days. */
export const returns = {
  newCarts: { days: 7, underMiles: 10, restockingPercent: 15 },
  usedCarts: { days: 3, restockingPercent: 20 },
  parts: { days: 30, restockingPercent: 10 },
  defectsReportedWithinHours: 48,
  refundBusinessDays: 10,
  cardRefundDays: { from: 3, to: 5 },
} as const
