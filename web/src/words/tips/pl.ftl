### Co słyszy się w pierwszej grze, gdy nadchodzi właściwa chwila.

tip-table-glow = To, co świeci, można teraz wybrać: kliknij albo podejdź klawiszem Tab i naciśnij Enter. Wskaż lub przytrzymaj cokolwiek, by dowiedzieć się, co to.
tip-table-refused = Mała kłódka znaczy: nie teraz. Wskaż ją lub dotknij, a powie dlaczego.
tip-table-undo = Pomyłka? „Cofnij” albo klawisz U cofa twój ostatni ruch, o ile nic nowego nie wyszło na jaw.
