### Ce que les programmes montrent d’un lien.

moment-title = Dreistein : { $names }
moment-text = Voyez ce moment sur la table, parcourez la partie coup par coup et jouez la suite vous-même.
