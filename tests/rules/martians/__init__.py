"""The ledger of Martians, proved chapter by chapter."""
